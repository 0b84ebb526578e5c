import {
  type Behavior,
  indexTexts,
  isJsonObject,
  type KeypathOwner,
  type Path,
  type Project,
  targetOfKeypath,
  targetsOfBehavior,
  type UseTarget,
  valueAt,
} from '@playhouse/core';
import { targetOfMarked } from '../../ui-state/targetData.ts';

/** The owner of the behaviors that the page shows. */
export type ListOwner = Extract<KeypathOwner, { readonly kind: 'prototype' | 'instance' }>;

/** The thing that an element represents or, in a card, refers to: by its chip, else by its field or condition. */
export function targetOfElement(
  project: Project,
  owner: ListOwner | undefined,
  element: Element,
): UseTarget | undefined {
  const marked = targetOfMarked(element);
  if (marked || !owner || !element.closest('[data-behavior], [data-row]')) return marked;
  return targetsInCard(project, owner, element)[0];
}

function targetsInCard(project: Project, owner: ListOwner, element: Element): readonly UseTarget[] {
  const keypath = dataOf(element, 'keypath');
  if (keypath !== undefined) {
    const target = targetOfKeypath(project, keypath, actualOwner(project, owner));
    return target ? [target] : [];
  }
  const behavior = behaviorOf(project, owner, dataOf(element, 'behavior') ?? dataOf(element, 'row')?.split(' ')[0]);
  if (!behavior) return [];
  const actual = actualOwner(project, owner);
  const condition = dataOf(element, 'condition');
  const index = behavior.conditions?.findIndex(({ id }) => id === condition) ?? -1;
  const key = dataOf(element, 'key');
  if (index >= 0) return targetsInCondition(project, behavior, actual, ['conditions', index], key);
  return targetsOfBehavior(project, behavior, actual, key === undefined ? [] : ['attributes', key]);
}

/** What a part of a condition refers to, such as its subject; the whole condition if that part refers to nothing. */
function targetsInCondition(
  project: Project,
  behavior: Behavior,
  owner: ListOwner,
  path: Path,
  key: string | undefined,
): readonly UseTarget[] {
  const parts =
    key === undefined
      ? []
      : [
          [...path, 'attributes', key],
          [...path, 'predicate', 'attributes', key],
        ];
  const found = parts.flatMap((part) => targetsOfBehavior(project, behavior, owner, part));
  return found.length > 0 ? found : targetsOfBehavior(project, behavior, owner, path);
}

function dataOf(element: Element, name: string): string | undefined {
  return element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];
}

/** A locked instance shows the behaviors of its prototype. */
function actualOwner(project: Project, owner: ListOwner): ListOwner {
  if (owner.kind === 'prototype') return owner;
  const actors = project.scenes.get(owner.scene)?.layers.flatMap((layer) => layer.actors) ?? [];
  const instance = actors.find(({ id }) => id === owner.id);
  return instance && instance.behaviors === undefined ? { kind: 'prototype', id: instance.prototype } : owner;
}

function behaviorOf(project: Project, shown: ListOwner, id: string | undefined): Behavior | undefined {
  const owner = actualOwner(project, shown);
  const found = indexTexts(project).find(({ place: { path, behavior, instance } }) => {
    if (behavior?.id !== id) return false;
    return owner.kind === 'prototype'
      ? path[0] === 'actors' && path[1] === owner.id
      : path[1] === owner.scene && instance?.id === owner.id;
  });
  const behavior = found && valueAt(project, found.place.path);
  return isBehavior(behavior) ? behavior : undefined;
}

function isBehavior(value: unknown): value is Behavior {
  return isJsonObject(value) && typeof value.class === 'string' && isJsonObject(value.attributes);
}
