import { motionOf, pictureCount, spriteSize, startOf } from './crowd.ts';

/** The sprites of a hand-written program: one column per number. */
export class Columns {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly angle: Float64Array;
  readonly previousX: Float64Array;
  readonly previousY: Float64Array;
  readonly previousAngle: Float64Array;
  readonly width: Float64Array;
  readonly height: Float64Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  readonly alpha: Float64Array;
  /** Interpolation between steps, 0 to 1. */
  readonly left: Float64Array;
  readonly top: Float64Array;
  readonly right: Float64Array;
  readonly bottom: Float64Array;

  constructor(count: number) {
    const column = (numberOf: (index: number) => number) =>
      Float64Array.from({ length: count }, (_, index) => numberOf(index));
    this.count = count;
    this.x = column((i) => startOf(i).x);
    this.y = column((i) => startOf(i).y);
    this.angle = column(() => 0);
    this.previousX = this.x.slice();
    this.previousY = this.y.slice();
    this.previousAngle = this.angle.slice();
    this.width = column(() => spriteSize);
    this.height = column(() => spriteSize);
    this.red = column(() => 1);
    this.green = column(() => 1);
    this.blue = column(() => 1);
    this.alpha = column(() => 1);
    this.left = column((i) => (i % pictureCount) / pictureCount);
    this.top = column(() => 0);
    this.right = column((i) => ((i % pictureCount) + 1) / pictureCount);
    this.bottom = column(() => 1);
  }

  step(): void {
    this.previousX.set(this.x);
    this.previousY.set(this.y);
    this.previousAngle.set(this.angle);
    for (let i = 0; i < this.count; i++) {
      const { x, y, turn } = motionOf(i);
      this.x[i] = (this.x[i] ?? 0) + x;
      this.y[i] = (this.y[i] ?? 0) + y;
      this.angle[i] = (this.angle[i] ?? 0) + turn;
    }
  }
}
