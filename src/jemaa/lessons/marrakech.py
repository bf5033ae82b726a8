"""Marrakech in five steps: turn Assam, walk, pay, lay a rug, and win."""

from jemaa.lessons.lesson import Asked, Lesson, LessonStep

MARRAKECH = Lesson("marrakech", (
    LessonStep(
        "turn", "MK-4.1",
        "marrakech/3 7/7/2A>A3/4C>C1/3Bv3/3B3/7 d4s assam A 30,30,30 14,14,14 ABC 0,0,0 -",
        (Asked(("right",)), "roll 2"),
    ),
    LessonStep(
        "walk", "MK-3.3",
        "marrakech/3 7/5Bv1/2A>A1B1/4C>C1/Av2Bv3/A2BC>C1/7 b6s assam A 30,30,30 13,13,13 ABC 0,0,0 -",
        (Asked(("ahead",)), "roll 3"),
    ),
    LessonStep(
        "pay", "MK-4.2",
        "marrakech/3 3B>B2/2BvBv1A>A/2BB3/CvC>C1B>B1/CC>CAvA>A1/3A2Cv/1A>A3C d4n assam A 28,31,31 11,11,11 "
        "ABC 0,0,0 -",
        (Asked(("right",)), "roll 1"),
    ),
    LessonStep(
        "lay", "MK-5.2",
        "marrakech/3 7/2AvBv3/2ABB>B1/5Av1/5A1/Cv4C>C/C6 d4e lay A 30,30,30 13,13,13 ABC 0,0,0 -",
        (Asked(("c3-d3", "d3-e3", "e3-e4")),),
    ),
    LessonStep(
        "win", "MK-6.2",
        "marrakech/3 1C>CABvCv1/AvA>ACvBC1/AB>BCBvA>A/BvAC1BBA/B1B>BC>CB/CCvA4/1CC4 d3s lay A 35,35,20 1,0,0 "
        "A-- 0,0,0 first_player=B",
        (Asked(("c3-c4", "d2-e2", "d4-d5", "d4-e4", "e2-e3")),),
    ),
))
