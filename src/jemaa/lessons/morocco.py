"""Morocco in eight steps: cubes, an assistant, cousins, a coin, a full stall, juice, an arrow, and the end."""

from jemaa.lessons.lesson import Asked, Lesson, LessonStep

JUICE = "234234/234234/234234/234234/234234/234234"
CUBES = "kgpno kgpno kgpno"
"""The cubes of the rows, of the columns and of the roof."""

MOROCCO = Lesson("morocco", (
    LessonStep(
        "scout", "MO-4.3",
        f"morocco/3 ,..B.,,,/...C,,,,/,,,,/,,,,/,,,, {JUICE} {CUBES} - scout AAA 0,0,0,0 "
        "0,o,0,12,0,2,2,2,12,0,0/0,k,0,11,0,2,2,2,12,0,0/0,p,0,11,0,2,2,2,12,0,0 - - - -",
        (Asked(("scout 3",)), "scout 1", "scout 4"),
    ),
    LessonStep(
        "place", "MO-5.3",
        f"morocco/3 ,..B.,,,/...C,...A,,,/,,,,/,,,,/,,,, {JUICE} {CUBES} 1 assign AAA 0,0,0,0 "
        "0,kgn,0,11,0,2,2,2,12,0,0/0,kgo,0,11,0,2,2,2,12,0,0/0,ppo,0,11,0,2,2,2,12,0,0 - - - -",
        (Asked(("assistant",)),),
    ),
    LessonStep(
        "cousins", "MO-5.5",
        f"morocco/3 ,..B.,,,/...C,,...A,,/,,,,/,,,,/,,,, {JUICE} {CUBES} 1 assign AAA 0,0,0,0 "
        "0,ggg,0,11,0,2,2,2,12,0,0/0,kgo,0,11,0,2,2,2,12,0,0/0,ppo,0,11,0,2,2,2,12,0,0 - - - -",
        (Asked(("cousins",)), "pay green", Asked(("cousin",))),
    ),
    LessonStep(
        "coin", "MO-5.6",
        f"morocco/3 =Bs,..B.,,,/...C,...A,,,/,,,,/,,,,/,,,,=_w {JUICE} {CUBES} 1 assign AAA 0,0,0,0 "
        "0,kk,1,11,0,2,2,2,12,0,0/5,kgo,0,11,0,2,2,2,11,0,0/0,ppo,0,11,0,2,2,2,12,0,0 - - - -",
        (Asked(("rows 1-2", "rows 1-3", "rows 1-4", "rows 1-5",
                "columns A-B", "columns A-C", "columns A-D", "columns A-E")),),
    ),
    LessonStep(
        "full", "MO-5.4",
        f"morocco/3 A..B,=Be,,,/=Ce,..C.,,,/,,,,/,,,,/,,,,=_w {JUICE} {CUBES} 1 assign AAA 0,0,0,0 "
        "0,kk,0,11,1,1,2,2,12,0,0/5,g,0,11,0,2,2,2,11,0,0/5,p,0,11,0,2,2,2,11,0,0 - - - -",
        (Asked(("bodyguard",)),),
    ),
    LessonStep(
        "juice", "MO-6.7",
        f"morocco/3 ,=Bw,BAb..,=Ce,/,,=As,..A.,C.../,,,,/,,,,/,,,,=_w {JUICE} {CUBES} 1 assign AAA 0,0,0,0 "
        "5,kp,0,11,0,1,2,2,11,0,0/5,g,0,11,0,2,2,2,11,0,0/5,p,0,11,0,2,2,2,11,0,0 - - - -",
        (Asked(("assistant e2",)),),
    ),
    LessonStep(
        "arrow", "MO-6.1",
        "morocco/3 ,C...,=A-,...B,/,=Bs,AAb..,=Ce,C.../,,=Aw,..A.,C.../,,,,/,,,,=_w "
        f"234B2A34/234A234/234234/234234/234234/234234 {CUBES} 1 arrow AAA 0,0,1,-1 "
        "10,-,0,10,0,1,2,2,10,0,0/7,g,1,11,1,1,2,2,11,0,0/5,p,0,9,0,2,2,2,11,0,0 C1 - - -",
        (Asked(("arrow south",)),),
    ),
    LessonStep(
        "win", "MO-9.1",
        "morocco/3 =Bs,=Be,=Cs,=Ce,=_s/=As,Ab..C,=As,=Bs,=Cs/=As,=Cs,=As,=Bs,..B./=Be,=Cs,C...,=Bw,Ab.../"
        f"=Ce,..B.,=Be,=_e,=_n {JUICE} {CUBES} 1 assign BAA 5,0,0,0 "
        "24,ggno,0,12,0,0,0,0,8,0,0/38,-,0,10,0,2,2,2,5,0,0/30,-,0,10,0,2,2,2,6,0,0 - - - -",
        (Asked(("assistant d3", "assistant c4")),),
    ),
))
