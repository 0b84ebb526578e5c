import type { EmitterView, TextView } from '../game/gameView.ts';

/** A text that Display Text shows. */
export class TextState implements TextView {
  readonly kind = 'text';
  text = '';
  font = '';
  size = 0;
  alignment = 1;
  wrap = false;
  red = 0;
  green = 0;
  blue = 0;
  alpha = 1;
  offsetX = 0;
  offsetY = 0;
  space = 0;
  direction = 0;
  directionSpace = 0;
}

/** The row of copies that Replicate draws. */
export class ReplicateState {
  readonly kind = 'replicate';
  copies = 0;
  spacing = 0;
  angle = 0;
}

/** The initial and current state of particles; one entry per slot of the emitter. docs/runtime-rules.md#display. */
export class ParticleColumns {
  /** Frames since birth. */
  age: Float64Array;
  /** Lifetime in seconds; 0 for empty slots. */
  lifetime: Float64Array;
  x: Float64Array;
  y: Float64Array;
  velocityX: Float64Array;
  velocityY: Float64Array;
  rotation: Float64Array;
  turn: Float64Array;
  /** Size, red, green, blue, alpha at birth. */
  from: Float64Array;
  /** The same at the end of their transitions. */
  to: Float64Array;
  /** Duration of the size and color transitions, in seconds. */
  sizeTime: Float64Array;
  colorTime: Float64Array;

  constructor(slots: number) {
    this.age = new Float64Array(slots);
    this.lifetime = new Float64Array(slots);
    this.x = new Float64Array(slots);
    this.y = new Float64Array(slots);
    this.velocityX = new Float64Array(slots);
    this.velocityY = new Float64Array(slots);
    this.rotation = new Float64Array(slots);
    this.turn = new Float64Array(slots);
    this.from = new Float64Array(slots * 5);
    this.to = new Float64Array(slots * 5);
    this.sizeTime = new Float64Array(slots);
    this.colorTime = new Float64Array(slots);
  }
}

/** An emitter: its particles by slot, and the living ones in columns for the player. */
export class EmitterState implements EmitterView {
  readonly kind = 'emitter';
  image = '';
  blendingMode = 0;
  count = 0;
  /** Frames since it started to emit. */
  frames = 0;
  /** Frames over which the first births are spread. */
  startup = 0;
  particles: ParticleColumns;
  x: Float64Array;
  y: Float64Array;
  size: Float64Array;
  rotation: Float64Array;
  red: Float64Array;
  green: Float64Array;
  blue: Float64Array;
  alpha: Float64Array;

  constructor(slots: number) {
    this.particles = new ParticleColumns(slots);
    this.x = new Float64Array(slots);
    this.y = new Float64Array(slots);
    this.size = new Float64Array(slots);
    this.rotation = new Float64Array(slots);
    this.red = new Float64Array(slots);
    this.green = new Float64Array(slots);
    this.blue = new Float64Array(slots);
    this.alpha = new Float64Array(slots);
  }
}

/** A unit's non-numeric memory for an actor. */
export type UnitMemory = TextState | ReplicateState | EmitterState;
