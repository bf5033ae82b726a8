// Written by tools/page_types.py from Python's own types: change those, then run it again.

export type Fairness = {
  dice: DieCounts[];
};

export type DieCounts = {
  game: string;
  die: string;
  games: number;
  rolls: number;
  faces: Face[];
  runs: Run[];
};

export type Face = {
  came: number;
  expected: number;
  variance: number;
  face: string;
};

export type Run = {
  came: number;
  expected: number;
  variance: number;
  length: number;
};
