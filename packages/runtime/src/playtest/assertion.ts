/** Over which frames something has to hold, and how: in each, in one at least, in none, or in the last. */
type When = 'always' | 'sometime' | 'never' | 'end';

/** The frames that an assertion looks at, both ends included. */
interface Frames {
  readonly when: When;
  readonly from: number;
  readonly to: number;
}

/** A program is true; with `actor` for every living actor of a prototype, by id or name. */
export interface ExpressionAssertion extends Frames {
  readonly type: 'expression';
  readonly expression: string;
  readonly actor?: string;
}

/** The running scene is this one, by id or name. */
export interface SceneAssertion extends Frames {
  readonly type: 'scene';
  readonly scene: string;
}

/** How many actors there are, all of them or those of a prototype. */
export interface CountAssertion extends Frames {
  readonly type: 'count';
  readonly actor?: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** A line of the log holds this text. */
export interface LogAssertion extends Frames {
  readonly type: 'log';
  readonly text: string;
}

/** Faults with these codes are meant; all others make a test fail. */
export interface FaultsAssertion {
  readonly type: 'faults';
  readonly allowed: readonly string[];
}

/** The picture after a frame is like the one in `png` (base64, scaled down); `tolerance` is the share that may differ. */
export interface PictureAssertion {
  readonly type: 'picture';
  readonly frame: number;
  /** Blank until `--update` has taken it. */
  readonly png: string;
  readonly tolerance: number;
}

/** What a play test asks of a game. */
export type Assertion =
  | ExpressionAssertion
  | SceneAssertion
  | CountAssertion
  | LogAssertion
  | FaultsAssertion
  | PictureAssertion;
