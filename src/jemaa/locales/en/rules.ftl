# The rules for people: short sentences beside drawn positions; most of them are hints, too (hints.ftl).
rules-exact = The exact rules, with numbers
rules-marrakech-setup = Assam begins in the middle. Everybody has 30 dirhams and rugs of one colour: 12 with four players, 15 with three.
rules-marrakech-two = With two players each lays two colours, 12 rugs of each, in shuffled order; only the top rug is known.
rules-morocco-setup = Each row, each column and each outer space of the roof gets a cube, each corner of a stall a juice token.
rules-morocco-die = With two or three players the market die is rolled first: everybody gains a cube of its colour.
rules-morocco-ranks = A stall with strength 4 or more closes: the strongest gets 5 points and lays a tile, the second gets 2 points, a coin and a bodyguard; equals share the rank.
rules-morocco-ties = Those who share first place get 5 points each, and an empty tile closes the stall. Whoever shares second place, or is third, gets 1 point and a coin or a bodyguard.
rules-morocco-pass = Whoever can place a worker must; whoever can’t passes.
rules-morocco-score = When five stalls or fewer are open, the round is played to its end. Then juice, coins (1 point each) and the largest group of own tiles (3 points a tile) are added.
