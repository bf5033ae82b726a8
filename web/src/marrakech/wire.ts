// Written by tools/page_types.py from Python's own types: change those, then run it again.

export type View = {
  options: MarrakechOptions;
  seats: SeatView[];
  board: Board;
  viewer: string | null;
  game: string;
  players: number;
  phase: string;
  seat: string | null;
  refused?: RefusedCells[];
};

export type MarrakechOptions = {
  two_player_rugs?: "alternating" | "shuffled" | "single";
  first_player?: "A" | "B" | "C" | "D" | "random";
  payment_area?: "adjoining" | "connected";
  two_player_area?: "colour" | "owner";
  elimination?: boolean;
  cover_own_rug?: boolean;
  different_colours?: boolean;
  lone_survivor?: "ends" | "plays_on";
  turn_order?: "roll_first" | "turn_first";
  must_turn?: boolean;
};

export type SeatView = {
  letter: string;
  points: Record<string, number | null>;
  known: number;
  total: number | null;
  holdings: Holdings;
};

export type Holdings = {
  dirhams: number;
  rugs: Record<string, number>;
  top: string | null;
  out: number;
};

export type Board = {
  assam: Assam;
  rugs: Rug[];
  turns: Turn[];
};

export type Assam = {
  square: string;
  facing: "east" | "north" | "south" | "west";
};

export type Rug = {
  colour: string;
  squares: string[];
};

export type Turn = {
  choice: string;
  facing: string;
  beside: string | null;
  reach: Reach[];
};

export type Reach = {
  square: string;
  faces: number;
  payee: string | null;
  due: number;
};

export type RefusedCells = {
  reason: string;
  clause: string;
  details: Record<string, string>;
  verbs: string[];
  cells: string[];
};

export type GameEnded = {
  event: "gameended";
  scores: number[];
  ranking: number[];
};

export type FirstPlayerDrawn = {
  event: "firstplayerdrawn";
  seat: string;
};

export type RugTurnedUp = {
  event: "rugturnedup";
  seat: string;
  colour: string;
};

export type AssamTurned = {
  event: "assamturned";
  seat: string;
  turn: string;
  facing: string;
};

export type DieRolled = {
  event: "dierolled";
  seat: string;
  slippers: number;
};

export type AssamWalked = {
  event: "assamwalked";
  start: string;
  path: Stop[];
};

export type Stop = [string, string, boolean];

export type Paid = {
  event: "paid";
  payer: string;
  payee: string;
  amount: number;
  due: number;
  area: string[];
};

export type WentOut = {
  event: "wentout";
  seat: string;
  order: number;
  returned: number;
};

export type RugLaid = {
  event: "ruglaid";
  seat: string;
  colour: string;
  squares: [string, string];
  covered: [string | null, string | null];
};

export type RugReturned = {
  event: "rugreturned";
  seat: string;
  colour: string;
};

export type TurnPassed = {
  event: "turnpassed";
  seat: string;
};

export type MarrakechEvent = GameEnded | FirstPlayerDrawn | RugTurnedUp | AssamTurned | DieRolled | AssamWalked | Paid | WentOut | RugLaid | RugReturned | TurnPassed;
