// Written by tools/page_types.py from Python's own types: change those, then run it again.

export type Sit = {
  command: "sit";
  id: string;
  seat: string;
  name: string;
  entropy: string;
};

export type Fill = {
  command: "fill";
  id: string;
  seat: string;
  bot: string;
};

export type Leave = {
  command: "leave";
  id: string;
  seat: string;
};

export type Return = {
  command: "return";
  id: string;
  seat: string;
};

export type Act = {
  command: "act";
  id: string;
  version: number;
  seat: string;
  choice: string;
};

export type Undo = {
  command: "undo";
  id: string;
  version: number;
  seat: string;
};

export type Resign = {
  command: "resign";
  id: string;
  seat: string;
};

export type Say = {
  command: "say";
  id: string;
  seat: string;
  phrase: "again" | "clap" | "goodbye" | "heart" | "hello" | "laugh" | "smile" | "sorry" | "surprise" | "tears" | "thanks" | "thinking" | "thumb" | "well-played" | "wink" | "your-turn";
};

export type Look = {
  command: "look";
  id: string;
  seat: string;
  at: number | null;
};

export type Rematch = {
  command: "rematch";
  id: string;
  seat: string;
  entropy?: string | null;
  wanted?: boolean;
};

export type AllowWatching = {
  command: "allowwatching";
  id: string;
  seat: string;
  allowed: boolean;
};

export type OpenHere = {
  game: string;
  seats: (string | null)[];
  options?: Record<string, unknown>;
  clock?: Clock;
  public?: boolean;
  family?: boolean;
  seed?: string;
};

export type Clock = {
  kind?: "days" | "game" | "move" | "none";
  amount?: number;
  increment?: number;
};

export type OpenedTable = {
  invite: string;
  watch: string;
};

export type Invitation = {
  invite: string;
};

export type TableSummary = {
  number: string;
  game: string;
  options: Record<string, unknown>;
  status: "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  clock: Clock;
  public: boolean;
  family: boolean;
  opened: number;
  commitment: string;
  signer: string | null;
  watch: string;
  watchable: boolean;
  invite: string | null;
  code: string | null;
  host: string | null;
};

export type SeatInfo = {
  letter: string;
  name: string;
  kind: string;
  mine: boolean;
  present: boolean;
  stand_in: string | null;
  resigned: boolean;
};

export type Lobby = {
  games: GameInfo[];
  bots: string[];
  gentle: string[];
  left_out: LeftOut | null;
  tables: PublicTable[];
  offline?: boolean;
  bots_in?: "browser" | "server";
};

export type GameInfo = {
  name: string;
  fewest_players: number;
  most_players: number;
  options: Record<string, unknown[]>;
  only_with: Record<string, OnlyWith>;
  clauses: Record<string, string>;
};

export type OnlyWith = {
  option: string;
  value: unknown;
};

export type LeftOut = {
  kinds: string[];
  remedy: string;
};

export type PublicTable = {
  watch: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  names: string[];
  kinds: string[];
  opened: number;
};

export type AskMyTables = {
  keys: string[];
};

export type MyTables = {
  tables: MyTable[];
};

export type MyTable = {
  key: string;
  game: string;
  status: "over" | "paused" | "playing" | "waiting";
  seats: SeatInfo[];
  actor: string | null;
  waits: boolean;
  clocks: Clocks | null;
};

export type Clocks = {
  now: number;
  left: Record<string, number>;
  running: string | null;
};

export type Log = {
  happened: LogEntry[];
};

export type LogEntry = {
  version: number;
  at: number;
  what: "agreed" | "began" | "chose" | "declined" | "left" | "prepared" | "ran-out" | "rematch" | "resigned" | "returned" | "sat" | "stood-in" | "undid" | "watch-off" | "watch-on";
  seat: string | null;
  choice?: string | null;
  name?: string | null;
  events?: Event[];
  pauses?: boolean;
};

export type Event = {
  event: string;
};

export type Export = {
  format?: 1 | 2;
  table: string;
  commitment: string;
  seed: string | null;
  entropies: Record<string, string>;
  resigned?: string[];
  record: string;
  signatures?: Signatures | null;
};

export type Signatures = {
  key: string;
  lines: string[];
  end: string | null;
};

export type SigningKeys = {
  keys: string[];
};

export type Replay = {
  game: string;
  options: Record<string, unknown>;
  names: string[];
  kinds: string[];
  start: View;
  frames: Frame[];
  result: Result | null;
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

export type Frame = {
  by: string;
  choice: string;
  events: Event[];
  view: View;
};

export type Result = {
  scores: number[];
  ranking: number[];
  abandoned: boolean;
  resigned: string[];
  won: First;
  led: First;
  count: CountStep[];
};

export type First = {
  seats: string[];
  by: number | null;
  tie_break?: string | null;
};

export type CountStep = {
  seat: string;
  source: string;
  points: number;
  places: string[];
  sum: number;
  total: number;
};

export type ReviewState = {
  status: "failed" | "none" | "ready" | "waiting" | "working";
  done?: number;
  of?: number;
  failure?: "ended" | "error" | "late" | "store" | null;
  review?: ReviewSummary | null;
  first?: boolean;
};

export type ReviewSummary = {
  simulations: number;
  rounds: number;
  seed: number;
  shares: number[][];
  seats: Skill[];
  moments: number[];
  exercises: ReviewExercise[];
  entries: ReviewedEntry[];
  sure: boolean;
};

export type Skill = {
  letter: string;
  start: number;
  luck: number;
  lost: number;
  given: number;
  result: number;
  unsure: number;
  verdicts: Record<string, number>;
  luck_points: number;
  lost_points: number;
  kingmaking?: number;
};

export type ReviewExercise = {
  version: number;
  by: string;
  reason: ExerciseReason;
  choices: ExerciseChoice[];
};

export type ExerciseReason = {
  source: string;
  chosen: number;
  best: number;
};

export type ExerciseChoice = {
  choice: string;
  lost: number;
  points: number;
  right: boolean;
};

export type ReviewedEntry = {
  by: string;
  choice: string;
  verdict: "best" | "blunder" | "fine" | "forced" | "inaccuracy" | "mistake" | null;
  lost: number;
  points: number;
  best: string;
  luck: number[];
};

export type Webhook = {
  kind: "webhook";
  url: string;
};

export type Push = {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
};

export type Subscribed = {
  id: string;
  secret: string | null;
};

export type Subscriptions = {
  subscriptions: Subscription[];
};

export type Subscription = {
  id: string;
  kind: string;
  address: string;
};

export type PushKey = {
  key: string;
};

export type TurnCall = {
  game: string;
  number: string;
  link: string;
  seat: string;
  name: string;
  version: number;
  language?: string | null;
  asker?: string | null;
};

export type LessonUpdate = {
  game: string;
  step: number;
  of: number;
  name: string;
  clause: string;
  accepted: string[];
  done: boolean;
  wrong: boolean;
  update: TableUpdate;
};

export type TableUpdate = {
  message: "update";
  table: TableSummary;
  version: number;
  since: number;
  happened: LogEntry[];
  steps: Step[];
  view: View;
  private: boolean;
  actor: string | null;
  legal: Group[];
  chance_spreads: ChanceSpread[];
  may_undo: string | null;
  clocks: Clocks | null;
  result: Result | null;
  proof: Proof | null;
  again: Again | null;
  rematch: string | null;
};

export type Step = {
  version: number;
  events: Event[];
  view: View | null;
};

export type Group = {
  verb: string;
  choices: string[];
};

export type ChanceSpread = {
  choice: string;
  mean: number;
  worst: number;
  best: number;
};

export type Proof = {
  seed: string;
  entropies: Record<string, string>;
};

export type Again = {
  commitment: string;
  people: string[];
  yes: string[];
  no: string[];
  opens_in: number | null;
  waits: number | null;
};

export type Done = {
  message: "done";
  id: string;
  version: number;
  rematch?: string | null;
};

export type Refused = {
  message: "refused";
  id: string | null;
  code: "bad-address" | "bad-name" | "bad-option" | "bad-position" | "bad-record" | "begun" | "disk-full" | "forbidden" | "illegal" | "malformed" | "no-analysis" | "no-such-bot" | "no-such-code" | "no-such-game" | "no-such-puzzle" | "no-such-seat" | "no-such-table" | "no-time" | "no-undo" | "not-begun" | "not-gentle" | "not-over" | "not-seated" | "not-watchable" | "not-your-seat" | "not-your-turn" | "only-watching" | "over" | "present" | "seat-taken" | "stale" | "store-down" | "store-gone" | "store-locked" | "store-read-only" | "table-damaged" | "too-many-requests";
  clause?: string | null;
  args?: Record<string, string | number>;
  update?: TableUpdate | null;
};

export type QuickPhrase = {
  message: "phrase";
  seat: string;
  phrase: "again" | "clap" | "goodbye" | "heart" | "hello" | "laugh" | "smile" | "sorry" | "surprise" | "tears" | "thanks" | "thinking" | "thumb" | "well-played" | "wink" | "your-turn";
};

export type Onlookers = {
  message: "onlookers";
  count: number;
};

export type Looking = {
  message: "looking";
  seat: string;
  at: number | null;
};

export type Reviewing = {
  message: "reviewing";
  status: "failed" | "none" | "ready" | "waiting" | "working";
  done?: number;
  of?: number;
  failure?: "ended" | "error" | "late" | "store" | null;
  first?: boolean;
};

export type Command = Sit | Fill | Leave | Return | Act | Undo | Resign | Say | Look | Rematch | AllowWatching;

export type Message = TableUpdate | Done | Refused | QuickPhrase | Onlookers | Looking | Reviewing;
