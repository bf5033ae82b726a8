/* Random Marrakech for 4 players with the default options, written directly in C: the limit beside which the engine is
 * measured. It draws from the same generator in the same order as `play_random` in src/jemaa/core/loops.py, and so plays the very
 * same games; benchmarks/baseline.py checks that before it times anything. Clauses are those of docs/rules/marrakech.md.
 */
#include <stdint.h>

enum { SIZE = 7, SQUARES = 49, ACROSS = 42, PLACES = 84, SEATS = 4, RUGS = 12, DIRHAMS = 30, NONE = -1 };
enum { NORTH, EAST, SOUTH, WEST };

typedef struct {
    uint64_t colours[SEATS];   /* [seat] -> squares whose topmost half is this seat's, as bits */
    uint64_t across, upright;  /* places whose squares show both halves of one rug, as bits (upright: less 42) */
    int dirhams[SEATS], unlaid[SEATS], out[SEATS];
    int seat, assam, facing, gone;
} Game;

static uint8_t walk[SQUARES * 4][5];             /* [square * 4 + heading][steps] -> square * 4 + heading */
static uint8_t beside[SQUARES][12], besides[SQUARES];  /* [square] -> the places where a rug may lie, and how many */
static uint64_t squares_of[PLACES];
static uint64_t not_across[PLACES], not_upright[PLACES];  /* [place] -> places that share no square with it */
static uint64_t market, not_first_column, not_last_column;

/* --- tables ----------------------------------------------------------------------------------------------------- */

static int odd_pair(int line) { return ((line - 1) ^ 1) + 1; }

static int about_turn(int row, int column, int heading) {  /* MK-3.4 */
    const int last = SIZE - 1;
    switch (heading) {
    case NORTH: return column == last ? last * 4 + WEST : (column ^ 1) * 4 + SOUTH;
    case WEST: return row == last ? last * SIZE * 4 + NORTH : (row ^ 1) * SIZE * 4 + EAST;
    case SOUTH: return (last * SIZE + (column == 0 ? 0 : odd_pair(column))) * 4 + (column == 0 ? EAST : NORTH);
    default: return row == 0 ? last * 4 + SOUTH : (odd_pair(row) * SIZE + last) * 4 + WEST;
    }
}

static int one_step(int at) {
    static const int rows[4] = {-1, 0, 1, 0}, columns[4] = {0, 1, 0, -1};
    const int square = at / 4, heading = at % 4, row = square / SIZE, column = square % SIZE;
    const int y = row + rows[heading], x = column + columns[heading];
    if (y < 0 || y >= SIZE || x < 0 || x >= SIZE) return about_turn(row, column, heading);
    return (y * SIZE + x) * 4 + heading;
}

static int first_of(int place) { return place < ACROSS ? place / 6 * SIZE + place % 6 : place - ACROSS; }
static int second_of(int place) { return first_of(place) + (place < ACROSS ? 1 : SIZE); }

static int touch(int one, int other) {
    const int rows = one / SIZE - other / SIZE, columns = one % SIZE - other % SIZE;
    return rows * rows + columns * columns == 1;
}

static uint64_t bit(int index) { return (uint64_t)1 << index; }

void prepare(void) {
    market = bit(SQUARES) - 1;
    not_first_column = not_last_column = market;
    for (int row = 0; row < SIZE; row++) {
        not_first_column &= ~bit(row * SIZE);
        not_last_column &= ~bit(row * SIZE + SIZE - 1);
    }
    for (int at = 0; at < SQUARES * 4; at++)
        for (int steps = 1, now = at; steps <= 4; steps++) walk[at][steps] = (uint8_t)(now = one_step(now));
    for (int place = 0; place < PLACES; place++) {
        squares_of[place] = bit(first_of(place)) | bit(second_of(place));
        for (int other = 0; other < PLACES; other++) {
            const uint64_t theirs = bit(first_of(other)) | bit(second_of(other));
            if (squares_of[place] & theirs) continue;
            if (other < ACROSS) not_across[place] |= bit(other);
            else not_upright[place] |= bit(other - ACROSS);
        }
    }
    for (int square = 0; square < SQUARES; square++) {
        besides[square] = 0;
        for (int place = 0; place < PLACES; place++) {
            const int one = first_of(place), other = second_of(place);
            if (one != square && other != square && (touch(one, square) || touch(other, square)))
                beside[square][besides[square]++] = (uint8_t)place;
        }
    }
}

/* --- the generator: as in src/jemaa/core/chance.py ---------------------------------------------------------------- */

static uint32_t step(uint32_t word) { return word * 747796405u + 2891336453u; }

static int below(uint32_t word, int n) {
    uint32_t mixed = ((word >> ((word >> 28) + 4)) ^ word) * 277803737u;
    mixed ^= mixed >> 22;
    return (int)(((uint64_t)mixed * (uint64_t)n) >> 32);
}

/* --- the rules ---------------------------------------------------------------------------------------------------- */

static uint64_t area(uint64_t colour, uint64_t start) {  /* MK-4.2 */
    for (uint64_t grown = start;;) {
        const uint64_t reached = grown;
        grown |= (reached & not_last_column) << 1 | (reached & not_first_column) >> 1;
        grown = (grown | reached << SIZE | reached >> SIZE) & colour;
        if (grown == reached) return reached;
    }
}

static int pay(Game *game) {  /* MK-4; whether the seat stays in the game */
    int owner = NONE;
    for (int seat = 0; seat < SEATS; seat++)
        if (game->colours[seat] >> game->assam & 1) owner = seat;
    if (owner == NONE || owner == game->seat || game->out[owner]) return 1;
    const int due = __builtin_popcountll(area(game->colours[owner], bit(game->assam)));
    const int had = game->dirhams[game->seat], paid = due < had ? due : had;
    game->dirhams[game->seat] -= paid;
    game->dirhams[owner] += paid;
    if (paid == due) return 1;
    game->out[game->seat] = ++game->gone;
    game->unlaid[game->seat] = 0;
    return 0;
}

static int places(const Game *game, int *found) {  /* MK-5 */
    int n = 0;
    for (int i = 0; i < besides[game->assam]; i++) {
        const int place = beside[game->assam][i];
        found[n] = place;
        n += place < ACROSS ? !(game->across >> place & 1) : !(game->upright >> (place - ACROSS) & 1);
    }
    return n;
}

static void lay(Game *game, int place) {  /* MK-5.2 */
    for (int seat = 0; seat < SEATS; seat++) game->colours[seat] &= ~squares_of[place];
    game->colours[game->seat] |= squares_of[place];
    game->across &= not_across[place];
    game->upright &= not_upright[place];
    if (place < ACROSS) game->across |= bit(place);
    else game->upright |= bit(place - ACROSS);
    game->unlaid[game->seat]--;
}

static int next_seat(Game *game) {  /* MK-6.1 */
    if (game->gone == SEATS - 1) return 0;
    for (int i = 0, seat = game->seat; i < SEATS; i++) {
        seat = (seat + 1) % SEATS;
        if (game->unlaid[seat] > 0) {
            game->seat = seat;
            return 1;
        }
    }
    return 0;
}

/* Plays a game from the state `word` of the generator; writes each seat's points, returns the number of decisions. */
int play(uint32_t word, int32_t *points) {
    static const int slippers[6] = {1, 2, 2, 3, 3, 4};
    Game game = {.assam = 24, .facing = SOUTH};
    int decisions = 0, found[12];
    for (int seat = 0; seat < SEATS; seat++) game.dirhams[seat] = DIRHAMS, game.unlaid[seat] = RUGS;
    word = step(word);
    game.seat = below(word, SEATS);
    do {
        word = step(word);
        game.facing = (game.facing + below(word, 3) - 1) & 3;
        word = step(word);
        const int at = walk[game.assam * 4 + game.facing][slippers[below(word, 6)]];
        game.assam = at >> 2, game.facing = at & 3;
        decisions++;
        if (pay(&game)) {
            const int n = places(&game, found);
            word = step(word);
            lay(&game, found[below(word, n)]);
            decisions++;
        }
    } while (next_seat(&game));
    for (int seat = 0; seat < SEATS; seat++)
        points[seat] = game.out[seat] ? 0 : game.dirhams[seat] + __builtin_popcountll(game.colours[seat]);
    return decisions;
}

/* Plays one game for each of `words`; returns the number of all decisions. */
int64_t play_all(const uint32_t *words, int64_t games, int32_t *points) {
    int64_t decisions = 0;
    for (int64_t game = 0; game < games; game++) decisions += play(words[game], points + game * SEATS);
    return decisions;
}
