// Written by tools/page_types.py from Python's own types: change those, then run it again.

export type View = {
  options: MoroccoOptions;
  seats: SeatView[];
  board: Board;
  viewer: string | null;
  game: string;
  players: number;
  phase: string;
  seat: string | null;
  refused?: RefusedCells[];
};

export type MoroccoOptions = {
  juice_values?: [number, number, number];
  first_player?: "A" | "B" | "C" | "D" | "E" | "random";
  third_place_points?: 1 | 2;
  open_juice?: boolean;
  must_place?: "held" | "when_able";
  empty_tile_arrow?: boolean;
  keep_cube?: "may" | "must";
};

export type SeatView = {
  letter: string;
  points: Record<string, number | null>;
  known: number;
  total: number | null;
  holdings: Holdings;
};

export type Holdings = {
  cubes: Record<string, number>;
  coins: number;
  assistants: number;
  bodyguards: number;
  quarters: number;
  tourists: number;
  cousins: number;
  market_tiles: number;
  guests: number;
  owed: boolean;
  tokens: number;
  juice: number[] | null;
};

export type Board = {
  first: string | null;
  active: string | null;
  done: number;
  rolled: number;
  placed: boolean;
  idle: number;
  rows: (string | null)[];
  columns: (string | null)[];
  roof: RoofView[];
  pawn: number | null;
  stalls: StallView[];
  full: number;
  closings_left: number;
  swap_refusals: SwapRefusal[];
  juice: (number | null)[];
  closing: string | null;
  waiting: string[];
  space: string | null;
};

export type RoofView = {
  cube: string | null;
  scout: string[];
  others: string[];
};

export type StallView = {
  name: string;
  workers: Record<string, string>;
  strength?: number;
  price?: string[];
  tile?: string | null;
  arrow?: string | null;
};

export type SwapRefusal = {
  reason: string;
  cubes: string[];
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

export type CubeDealt = {
  event: "cubedealt";
  place: string;
  number: number;
  colour: string;
};

export type JuiceDealt = {
  event: "juicedealt";
  corner: number;
  value: number;
};

export type FirstPlayerKnown = {
  event: "firstplayerknown";
  seat: string;
};

export type RoundBegan = {
  event: "roundbegan";
  first: string;
};

export type DieRolled = {
  event: "dierolled";
  seat: string;
  face: string;
};

export type CubesGained = {
  event: "cubesgained";
  seat: string;
  colours: string[];
};

export type Scouted = {
  event: "scouted";
  seat: string;
  space: number;
};

export type CubesReturned = {
  event: "cubesreturned";
  seat: string;
  kept: string | null;
  colours: string[];
};

export type WorkerPlaced = {
  event: "workerplaced";
  seat: string;
  worker: string;
  space: string;
  cousins: boolean;
};

export type CubesPaid = {
  event: "cubespaid";
  seat: string;
  colours: string[];
};

export type CousinPlaced = {
  event: "cousinplaced";
  seat: string;
  space: string;
};

export type CubesSwapped = {
  event: "cubesswapped";
  seat: string;
  place: string;
  numbers: [number, number];
};

export type Passed = {
  event: "passed";
  seat: string;
};

export type TurnEnded = {
  event: "turnended";
  seat: string;
};

export type StallFilled = {
  event: "stallfilled";
  stall: string;
};

export type StallScored = {
  event: "stallscored";
  stall: string;
  results: Result[];
};

export type Result = [string, number, number, number, number, number, boolean];

export type RewardTaken = {
  event: "rewardtaken";
  seat: string;
  reward: string | null;
};

export type JuiceTaken = {
  event: "juicetaken";
  seat: string;
  corner: number;
  value: number;
};

export type WorkersLeft = {
  event: "workersleft";
  seat: string;
  assistants: number;
  bodyguards: number;
  tourists: number;
};

export type StallClosed = {
  event: "stallclosed";
  stall: string;
  tile: string;
  left: number;
};

export type LastRoundBegan = {
  event: "lastroundbegan";
};

export type ArrowPointed = {
  event: "arrowpointed";
  seat: string;
  stall: string;
  heading: string;
  target: string;
};

export type TouristMoved = {
  event: "touristmoved";
  seat: string;
  space: string;
};

export type TouristsLeft = {
  event: "touristsleft";
  seat: string;
  tourists: number;
};

export type MoroccoEvent = GameEnded | CubeDealt | JuiceDealt | FirstPlayerKnown | RoundBegan | DieRolled | CubesGained | Scouted | CubesReturned | WorkerPlaced | CubesPaid | CousinPlaced | CubesSwapped | Passed | TurnEnded | StallFilled | StallScored | RewardTaken | JuiceTaken | WorkersLeft | StallClosed | LastRoundBegan | ArrowPointed | TouristMoved | TouristsLeft;
