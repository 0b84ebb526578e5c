import type { ActorView, EmitterView, TextView } from '../game/gameView.ts';
import { positionIndex } from '../rows/rowFields.ts';
import { appearanceFields, appearanceFlags, appearanceLength, flagsColumn, imageColumn } from './appearance.ts';

/** Columns that the actors of a synced scene share. */
export interface SceneColumns {
  positions: Float64Array;
  appearances: Float64Array;
  /** Changes whenever positions change. */
  stamp: number;
  readonly images: string[];
}

const noTexts: readonly TextView[] = [];
const noEmitters: readonly EmitterView[] = [];

/** An actor of a game in another thread: its appearance is read from the columns of its scene. */
export class SyncedActor implements ActorView {
  readonly key: number;
  readonly rows: SceneColumns;
  readonly offset: number;
  /** Offset of its row in the columns of appearances. */
  readonly appearance: number;
  texts = noTexts;
  emitters = noEmitters;
  replicate: ActorView['replicate'] = undefined;

  declare readonly x: number;
  declare readonly y: number;
  declare readonly rotation: number;
  declare readonly previousX: number;
  declare readonly previousY: number;
  declare readonly previousRotation: number;
  declare readonly version: number;
  declare readonly width: number;
  declare readonly height: number;
  declare readonly red: number;
  declare readonly green: number;
  declare readonly blue: number;
  declare readonly alpha: number;
  declare readonly blendingMode: number;
  declare readonly horizontalWrap: number;
  declare readonly verticalWrap: number;
  declare readonly horizontalAnchor: number;
  declare readonly verticalAnchor: number;
  declare readonly tileWidth: number;
  declare readonly tileHeight: number;
  declare readonly zIndex: number;
  declare readonly image: string;
  declare readonly visible: boolean;
  declare readonly flipHorizontally: boolean;
  declare readonly flipVertically: boolean;

  constructor(rows: SceneColumns, row: number, key: number, offset: number) {
    this.rows = rows;
    this.appearance = row * appearanceLength;
    this.key = key;
    this.offset = offset;
  }
}

function define(field: keyof SyncedActor, get: (actor: SyncedActor) => unknown): void {
  Object.defineProperty(SyncedActor.prototype, field, {
    get(this: SyncedActor) {
      return get(this);
    },
  });
}

for (const field of Object.keys(positionIndex) as (keyof typeof positionIndex)[]) {
  const index = positionIndex[field];
  define(field, ({ rows, offset }) => rows.positions[offset + index] ?? 0);
}
for (const [index, field] of appearanceFields.entries())
  define(field, ({ rows, appearance }) => rows.appearances[appearance + index] ?? 0);
for (const [bit, field] of appearanceFlags.entries())
  define(field, ({ rows, appearance }) => (((rows.appearances[appearance + flagsColumn] ?? 0) >> bit) & 1) === 1);
define('image', ({ rows, appearance }) => rows.images[rows.appearances[appearance + imageColumn] ?? -1] ?? '');
