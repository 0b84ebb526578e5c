/** The frames in which an assertion must hold: all, at least one, none, or the last. */
type When = 'always' | 'sometime' | 'never' | 'end';

/** The range of frames that an assertion checks, both ends included. */
interface Frames {
  readonly when: When;
  readonly from: number;
  readonly to: number;
}

/** A program is true; with `actor`, for every living actor of a prototype, given by id or name. */
export interface ExpressionAssertion extends Frames {
  readonly type: 'expression';
  readonly expression: string;
  readonly actor?: string;
}

/** This scene, given by id or name, is running. */
export interface SceneAssertion extends Frames {
  readonly type: 'scene';
  readonly scene: string;
}

/** The number of actors, in total or of one prototype. */
export interface CountAssertion extends Frames {
  readonly type: 'count';
  readonly actor?: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** A line of the log contains this text. */
export interface LogAssertion extends Frames {
  readonly type: 'log';
  readonly text: string;
}

/** Faults with these codes are expected; all others fail the test. */
export interface FaultsAssertion {
  readonly type: 'faults';
  readonly allowed: readonly string[];
}

/**
 * The picture after a frame matches the one in `png` (base64, scaled down); `tolerance` is the share that may differ.
 */
export interface PictureAssertion {
  readonly type: 'picture';
  readonly frame: number;
  /** Blank until `--update` fills it in. */
  readonly png: string;
  readonly tolerance: number;
}

/** An expectation of a play test. */
export type Assertion =
  | ExpressionAssertion
  | SceneAssertion
  | CountAssertion
  | LogAssertion
  | FaultsAssertion
  | PictureAssertion;
