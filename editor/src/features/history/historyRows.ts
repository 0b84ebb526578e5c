import type { Checkpoint, EditPath, History, Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** One row of the history: a step, and where choosing it leads. */
export interface HistoryRow {
  /** The number of steps that are done when this one is the last. */
  readonly position: number;
  readonly checkpoint: Checkpoint;
  readonly isUndone: boolean;
  /** The heading above the row, if there are steps of this visit and of earlier ones. */
  readonly heading: string | undefined;
}

/** The rows near the present step, and how many there are beyond them. */
export interface HistoryRows {
  readonly newer: number;
  readonly rows: readonly HistoryRow[];
  readonly older: number;
}

/** The maximum number of steps listed. */
const mostRows = 200;

/**
 * The rows from newest to oldest, undone steps above. `openedAt` is when this visit began, in ms since 1970. The last step
 * that is done is always among them.
 */
export function historyRows({ undo, redo }: Pick<History, 'undo' | 'redo'>, openedAt: number): HistoryRows {
  const all = [
    ...redo.map((checkpoint, index) => ({ checkpoint, position: undo.length + redo.length - index, isUndone: true })),
    ...undo.map((checkpoint, index) => ({ checkpoint, position: index + 1, isUndone: false })).toReversed(),
  ];
  const last = Math.max(0, all.length - mostRows);
  const newer = Math.min(last, Math.max(0, redo.length - mostRows / 2));
  const before = all.findIndex(({ checkpoint }) => checkpoint.created_at < openedAt);
  const headings =
    before > 0
      ? new Map([
          [newer, t('Since last visit')],
          [Math.max(newer, before), t('Earlier')],
        ])
      : undefined;
  const rows = all.map((row, index) => ({ ...row, heading: headings?.get(index) }));
  return { newer, rows: rows.slice(newer, newer + mostRows), older: last - newer };
}

/** What the picture of a step shows. */
export type StepSubject =
  | { readonly kind: 'scene' | 'prototype'; readonly id: string }
  | { readonly kind: 'image'; readonly name: string };

/** The actor, image or scene that a step was about; undefined where there is no picture of it now. */
export function subjectOf(project: Project, { actions }: Checkpoint): StepSubject | undefined {
  for (const { undoData } of actions) {
    for (const { path } of undoData) {
      const subject = subjectAt(project, path);
      if (subject) return subject;
    }
  }
  return undefined;
}

function subjectAt(project: Project, path: EditPath): StepSubject | undefined {
  const [head, key] = path;
  const id = String(key);
  if (head === 'actors') return project.actors.has(id) ? { kind: 'prototype', id } : undefined;
  if (head === 'scenes') return subjectInScene(project, id, path);
  const asset = head === 'assets' && key === 'images' ? path[2] : undefined;
  const name = typeof asset === 'object' && 'name' in asset ? asset.name : undefined;
  return name !== undefined && project.assets.images.some((image) => image.name === name)
    ? { kind: 'image', name }
    : undefined;
}

/** An actor of the scene is shown by its prototype. */
function subjectInScene({ scenes, actors }: Project, id: string, path: EditPath): StepSubject | undefined {
  const scene = scenes.get(id);
  if (!scene) return undefined;
  const wanted = path.at(path.indexOf('actors') + 1);
  const instance =
    path.includes('actors') && typeof wanted === 'object' && 'id' in wanted
      ? scene.layers.flatMap((layer) => layer.actors).find((each) => each.id === wanted.id)
      : undefined;
  return instance && actors.has(instance.prototype)
    ? { kind: 'prototype', id: instance.prototype }
    : { kind: 'scene', id };
}
