import {
  type Behavior,
  behaviorTitle,
  type Condition,
  createProjectNames,
  findBehavior,
  type KeypathOwner,
  type Path,
  type Project,
  valueAt,
} from '@playhouse/core';
import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { conditionSentence } from '../behaviors/conditionLabels.ts';
import { programOf } from '../behaviors/fieldLabels.ts';
import { shortValue } from './shortValue.ts';
import type { Why } from './useWhy.ts';
import { pathKey } from './useWhy.ts';

/** A behavior or condition of the watched actor. */
export interface NowRow {
  readonly key: string;
  readonly path: Path;
  readonly kind: 'behavior' | 'condition' | 'lane';
  readonly depth: number;
  readonly name: string;
  /** Undefined for a condition. */
  readonly class?: string;
  readonly isOff: boolean;
  /** Whether a behavior is active, or a condition is true. Undefined for conditions that are not evaluated. */
  readonly isLit: boolean | undefined;
  /** A condition that is true exactly when its value is. */
  readonly isPlain?: boolean;
  /** Values shown beside it, shortened. */
  readonly values: string;
}

type Now = NonNullable<Why['now']>;

function otherwiseRow(path: Path, depth: number, isOff: boolean): NowRow {
  return { key: pathKey(path), path, kind: 'lane', depth, name: t('Otherwise'), isOff, isLit: undefined, values: '' };
}

/** The current state of an actor's behaviors from top to bottom, each with its conditions. */
export function nowRows(project: Project, now: Now): readonly NowRow[] {
  const rows: NowRow[] = [];
  const names = createProjectNames(project, keypathOwner(project, now.owner));
  const active = new Set(now.active.map(pathKey));
  const conditions = new Map(now.conditions.map((one) => [pathKey(one.path), one]));
  const values = Map.groupBy(now.values, ({ path }) => pathKey(path));
  const pending: (
    | NowRow
    | { readonly list: Path; readonly index: number; readonly depth: number; readonly isOff: boolean }
  )[] = [{ list: now.owner, index: 0, depth: 0, isOff: false }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('key' in next) {
      rows.push(next);
      continue;
    }
    const { list, index, depth } = next;
    const path = [...list, index];
    const behavior = valueAt(project, path) as Behavior | undefined;
    if (!behavior) continue;
    pending.push({ ...next, index: index + 1 });
    // Notes do nothing in a game.
    if (findBehavior(behavior.class)?.type === 'Note') continue;
    const isOff = next.isOff || !behavior.enabled;
    const shown = values.get(pathKey(path)) ?? [];
    rows.push({
      key: pathKey(path),
      path,
      kind: 'behavior',
      depth,
      name: behaviorTitle(behavior),
      class: behavior.class,
      isOff,
      isLit: active.has(pathKey(path)),
      values: commaSeparated(shown.map(({ field, value }) => `${labelOf(behavior, field)} ${shortValue(value)}`)),
    });
    rows.push(
      ...conditionRows(behavior, path, depth + 1, isOff, (condition, at) => ({
        name: conditionSentence(condition, project, names),
        fact: conditions.get(pathKey(at)),
      })),
    );
    for (const lane of ['elseBehaviors', 'behaviors'] as const) {
      const children = behavior[lane] ?? [];
      if (children.length === 0) continue;
      const at = [...path, lane];
      pending.push({ list: at, index: 0, depth: depth + 1, isOff });
      if (lane === 'elseBehaviors') {
        pending.push(otherwiseRow(at, depth + 1, isOff));
      }
    }
  }
  return rows;
}

/** A condition in words. */
export function conditionName(project: Project, condition: Condition, path: Path): string {
  return conditionSentence(condition, project, createProjectNames(project, keypathOwner(project, path)));
}

interface ConditionState {
  readonly name: string;
  readonly fact: Now['conditions'][number] | undefined;
}

function conditionRows(
  { conditions = [] }: Behavior,
  path: Path,
  depth: number,
  isOff: boolean,
  stateOf: (condition: Condition, path: Path) => ConditionState,
): NowRow[] {
  return conditions.map((condition, number) => {
    const at = [...path, 'conditions', number];
    const { name, fact } = stateOf(condition, at);
    // A side that is written out in the condition needs no value.
    const right = programOf(condition.predicate.attributes.RHS) ? fact?.right : undefined;
    const sides = [fact?.left, right].flatMap((one) => (one === undefined ? [] : [shortValue(one)]));
    const values = sides.join(' · ');
    const isPlain = condition.predicate.type === 'boolean';
    return { key: pathKey(at), path: at, kind: 'condition', depth, name, isOff, isLit: fact?.holds, values, isPlain };
  });
}

function keypathOwner(project: Project, [collection, id, , layer, , index]: Path): KeypathOwner {
  if (collection === 'actors') return { kind: 'prototype', id: String(id) };
  const instance = project.scenes.get(String(id))?.layers[Number(layer)]?.actors[Number(index)];
  return { kind: 'instance', scene: String(id), id: instance?.id ?? '' };
}

/** The label of a field, or of a part of one: "velocity x". */
function labelOf(behavior: Behavior, field: string): string {
  const [key = '', ...parts] = field.split('.');
  return [findBehavior(behavior.class)?.fields[key]?.label.toLowerCase() ?? key, ...parts].join(' ');
}
