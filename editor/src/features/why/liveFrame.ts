import { type Path, type Project, valueAt } from '@playhouse/core';
import { attributeKey } from '../../ui-state/liveAttribute.ts';
import { type LiveFrame, type LiveWriter, listKey, valueKey } from '../../ui-state/liveList.ts';
import { shortValue } from './shortValue.ts';
import { currentPath, nowAt, type Stop } from './stopped.ts';
import type { Change, Why } from './useWhy.ts';

type Now = NonNullable<Why['now']>;

/**
 * The state of an actor's behaviors by ids, which stay the same while the list is edited. Behaviors that the project no
 * longer has are left out.
 */
export function liveFrame(
  project: Project,
  now: Now,
  stop: Stop | undefined,
  nameOf: (writer: Change['writer']) => LiveWriter,
): LiveFrame {
  const { owner, active, conditions, values, changes } = stop ? nowAt(now, stop) : now;
  const at = stop && currentPath(stop);
  return {
    list: listAt(project, owner),
    active: new Set(active.flatMap((path) => idsAt(project, path))),
    conditions: new Map(
      conditions.flatMap(({ path, holds }) => idsAt(project, path).map((id) => [id, holds] as const)),
    ),
    values: new Map([
      ...values.flatMap(({ path, field, value }) => named(project, path, field, value)),
      ...conditions.flatMap(({ path, left, right }) => [
        ...named(project, path, 'left', left),
        ...named(project, path, 'right', right),
      ]),
    ]),
    writers: new Map(
      changes.map(({ subject, id, writer }) => [
        attributeKey({ root: typeof subject === 'number' ? 'self' : subject, id }),
        nameOf(writer),
      ]),
    ),
    stoppedAt: at && idsAt(project, at)[0],
  };
}

/** The path of an actor's behaviors leads through its prototype, or through its position in a scene. */
function listAt(project: Project, path: Path): string {
  const [collection, document] = [String(path[0]), String(path[1])];
  if (collection === 'actors') return listKey({ prototype: document });
  const [instance = ''] = idsAt(project, path.slice(0, -1));
  return listKey({ scene: document, instance });
}

function idsAt(project: Project, path: Path): readonly string[] {
  const found = valueAt(project, path) as { readonly id?: unknown } | undefined;
  return typeof found?.id === 'string' ? [found.id] : [];
}

type Named = readonly (readonly [string, string])[];

function named(project: Project, path: Path, field: string, value: string | number | boolean | undefined): Named {
  return value === undefined ? [] : idsAt(project, path).map((id) => [valueKey(id, field), shortValue(value)] as const);
}
