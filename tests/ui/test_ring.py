from itertools import combinations
from math import hypot

import pytest

from judge_app.ui.ring import Places, places
from tests.ui.tabletop import Judge


def spread(count: int, width: int = 644, height: int = 680, **turn: object) -> Places:
    room = {"gap": 8.0, "margin": 7.0, "largest": 108.0, "readable": 76.0}
    return places(count, width, height, **room, **turn)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(624, 540), (644, 680), (3000, 2000), (360, 420), (900, 500)])
@pytest.mark.parametrize("count", range(6, 19))
def test_circles_never_touch_and_stay_inside(count: int, size: tuple[int, int]) -> None:
    found = spread(count, *size)
    apart = min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(found.centres, 2))
    assert apart >= found.diameter
    half = found.diameter / 2
    assert all(half <= x <= size[0] - half and half <= y <= size[1] - half for x, y in found.centres)


def test_eighteen_seats_have_room_for_three_lines_on_a_small_screen() -> None:
    assert spread(18, 624, 545).diameter >= 76


def test_seat_one_is_on_top_and_numbers_run_clockwise() -> None:
    centres = spread(12).centres
    assert min(centres, key=lambda place: place[1]) == centres[0]
    assert centres[1][0] > centres[0][0]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("seat", [1, 5, 12])
def test_the_judges_neighbour_is_at_the_bottom(seat: int, mirrored: bool) -> None:
    centres = spread(12, turned=seat, is_mirrored=mirrored).centres
    lowest = max(range(12), key=lambda index: centres[index][1]) + 1
    assert lowest == seat


def test_a_mirrored_ring_runs_anticlockwise() -> None:
    centres = spread(12, is_mirrored=True).centres
    assert centres[1][0] < centres[0][0]


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_no_seat_leaves_the_page(judge: Judge, size: tuple[int, int]) -> None:
    judge.page.resize(*size)
    for seat in judge.page.ring.seats.values():
        assert judge.page.ring.rect().contains(seat.geometry())
