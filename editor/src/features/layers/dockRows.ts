import type { Color, SceneDocument } from '@playhouse/core';
import type { DrawnItem, DrawnLayer } from '../drawing/stageItems.ts';

/** An actor as shown in its row. */
export interface DockActor {
  readonly id: string;
  readonly name: string;
  readonly prototype: string;
  readonly image: string;
  readonly color: Color | undefined;
  readonly isMissing: boolean;
}

/** A layer as shown in its row. */
export interface DockRow {
  readonly id: string;
  readonly name: string;
  readonly scrollable: boolean;
  readonly count: number;
  /** Frontmost first; at most one for a closed layer, which shows that it can be opened. */
  readonly actors: readonly DockActor[];
  /** How many actors an open layer does not list yet. */
  readonly left: number;
}

/** The number of actors of a layer that are listed at first, and more with each wish: each costs some time, also out of view. */
export const rowStep = 300;

/** The rows of the dock, frontmost layer first. `listed`: how many actors of a layer to list, where not `rowStep`. */
export function dockRows(
  scene: SceneDocument,
  layers: readonly DrawnLayer[],
  open: ReadonlySet<string>,
  listed: ReadonlyMap<string, number> = new Map(),
): readonly DockRow[] {
  return scene.layers
    .map(({ id, attributes }, position) => {
      const items = layers[position]?.items ?? [];
      const isOpen = open.has(id);
      const actors = items
        .slice(isOpen ? -(listed.get(id) ?? rowStep) : -1)
        .toReversed()
        .map(actorOf);
      const { name, scrollable } = attributes;
      const count = items.length;
      return { id, name, scrollable, count, actors, left: isOpen ? count - actors.length : 0 };
    })
    .reverse();
}

const moreMark = 'more ';

/** The id of the row that stands for the actors of a layer that are not listed. */
export function moreRowOf(layer: string): string {
  return `${moreMark}${layer}`;
}

/** The layer of such a row; undefined for all others. */
export function layerOfMoreRow(row: string): string | undefined {
  return row.startsWith(moreMark) ? row.slice(moreMark.length) : undefined;
}

/** True when the dock looks the same; positions and sizes of actors are not shown in it. */
export function isSameDock(left: readonly DockRow[], right: readonly DockRow[]): boolean {
  return left.length === right.length && left.every((row, index) => isSameRow(row, right[index]));
}

function isSameRow(left: DockRow, right: DockRow | undefined): boolean {
  if (left.id !== right?.id || left.name !== right.name || left.scrollable !== right.scrollable) return false;
  if (left.count !== right.count || left.actors.length !== right.actors.length) return false;
  return left.actors.every((actor, index) => isSameActor(actor, right.actors[index]));
}

function isSameActor(left: DockActor, right: DockActor | undefined): boolean {
  return (
    left.id === right?.id &&
    left.name === right.name &&
    left.prototype === right.prototype &&
    left.image === right.image &&
    left.isMissing === right.isMissing &&
    JSON.stringify(left.color) === JSON.stringify(right.color)
  );
}

function actorOf({ id, name, prototype, look }: DrawnItem): DockActor {
  return { id, name, prototype, image: look?.image ?? '', color: look?.color, isMissing: look === undefined };
}
