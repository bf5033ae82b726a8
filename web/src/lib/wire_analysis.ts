// Written by tools/page_types.py from Python's own types: change those, then run it again.

export type AskPosition = {
  start: string;
  choices?: string[];
};

export type AskSearch = {
  position: string;
  round?: number;
};

export type OpenedSource = {
  start: string;
  choices: string[];
};

export type AnalysedPosition = {
  game: string;
  text: string;
  json: string;
  view: View;
  actor: string | null;
  legal: string[];
  outcomes: ChanceOutcome[];
  by: string | null;
  events: Event[];
};

export type View = {
  viewer: string | null;
  game: string;
  players: number;
  options: Options;
  phase: string;
  seat: string | null;
  seats: SeatView[];
  refused?: RefusedCells[];
};

export type Options = object;

export type SeatView = {
  letter: string;
  points: Record<string, number | null>;
  known: number;
  total: number | null;
};

export type RefusedCells = {
  reason: string;
  clause: string;
  details: Record<string, string>;
  verbs: string[];
  cells: string[];
};

export type ChanceOutcome = {
  choice: string;
  probability: number;
  events?: Event[];
};

export type Event = {
  event: string;
};

export type Analysis = {
  round: number;
  last: boolean;
  simulations: number;
  shares: number[];
  choices: AnalysedChoice[];
  line: LineStep[];
};

export type AnalysedChoice = {
  choice: string;
  visits: number;
  exact: boolean;
  shares: number[];
  points: number[] | null;
  probability?: number | null;
};

export type LineStep = {
  by: string;
  choice: string;
  events: Event[];
  outcomes?: ChanceOutcome[];
};

export type SetUp = {
  game: string;
  json: string;
  text: string | null;
  view: View;
  pieces: string[];
  fields: Field[];
  fault: Fault | null;
  made: boolean;
};

export type Field = {
  name: string;
  value: string | number | boolean | null;
  least?: number | null;
  most?: number | null;
  values?: (string | number | boolean | null)[];
};

export type Fault = {
  field: string;
  clause: string;
  reason: string;
};

export type PuzzleList = {
  game: string;
  puzzles: ListedPuzzle[];
};

export type ListedPuzzle = {
  name: string;
  difficulty: number;
};

export type AskedPuzzle = {
  name: string;
  difficulty: number;
  position: AnalysedPosition;
};

export type PuzzleAnswer = {
  choice: string | null;
  right: boolean;
  lost: number;
  best: string;
  choices: PuzzleChoice[];
  gap: number;
  error: number;
  reason: ExerciseReason;
  compared: string;
  levels: LevelRate[];
};

export type PuzzleChoice = {
  choice: string;
  share: number;
  simulations: number;
};

export type ExerciseReason = {
  source: string;
  chosen: number;
  best: number;
};

export type LevelRate = {
  level: string;
  rate: number;
};

export type AskWeights = {
  position: string;
};

export type EngineWeights = {
  name: string;
  weights: string;
  inputs: Layer;
  middle: Layer;
  outputs: Layer;
  policy: EnginePolicy;
};

export type Layer = {
  shape: [number, number];
  numbers: string;
};

export type EnginePolicy = {
  inputs: Layer;
  middle: Layer;
  features: Layer;
  output: Layer;
};

export type SearchPlan = {
  game: string;
  weights: string;
  searches: TreeSearch[];
};

export type TreeSearch = {
  name: string;
  position: string;
  simulations: number;
  exact: number;
  nodes: number;
  word: number;
  settings: TreeSettings;
};

export type TreeSettings = {
  seats: number;
  aim: number;
  leaf: number;
  exploration: number;
  temperature: number;
  hopeless: number;
  likeliest: number;
};

export type AskTrees = {
  position: string;
  round: number;
  trees: Record<string, GrownTree[]>;
};

export type GrownTree = {
  simulations: number;
  exact: boolean;
  values: number[];
  choices: TreeChoice[];
  course: number[];
};

export type TreeChoice = {
  choice: number;
  visits: number;
  values: number[];
};

export type Begin = {
  edit: "begin";
  game: string;
  players: number;
};

export type Keep = {
  edit: "keep";
  position: string;
};

export type Put = {
  edit: "put";
  position: string;
  piece: string;
  cells: string[];
};

export type Change = {
  edit: "change";
  position: string;
  field: string;
  value: string | number | boolean | null;
};

export type AskSetUp = Begin | Keep | Put | Change;
