import { isJsonObject } from './json.ts';
import type { Path } from './path.ts';
import type { Project } from './project.ts';

export type OwnerKind = 'game' | 'scene' | 'prototype' | 'table' | 'delegate' | 'assets';

/** The owner of a finding, for people. docs/format.md#owners. */
export interface IssueOwner {
  readonly kind: OwnerKind;
  readonly id: string;
  readonly name: string;
}

/** The owner of a path, and the innermost instance, behavior and condition that contain it. */
export interface IssueLocation {
  readonly owner: IssueOwner;
  readonly instance?: { readonly id: string; readonly name: string };
  readonly behavior?: { readonly id: string; readonly class: string };
  readonly condition?: { readonly id: string };
}

/**
 * The owner of a path's target. Contents of an instance belong to the scene; saved behaviors and play tests to the
 * game.
 */
export function ownerOf(project: Project, path: Path): IssueOwner {
  const [head, key] = path;
  const id = String(key);
  switch (head) {
    case 'scenes':
      return { kind: 'scene', id, name: project.scenes.get(id)?.attributes.name ?? '' };
    case 'actors':
      return { kind: 'prototype', id, name: project.actors.get(id)?.attributes.name ?? '' };
    case 'tables':
      return { kind: 'table', id, name: project.tables.get(id)?.name ?? '' };
    case 'delegates':
      return { kind: 'delegate', id, name: project.delegates.get(id)?.name ?? '' };
    case 'assets':
      return { kind: 'assets', id: 'assets', name: 'Assets' };
    default:
      return { kind: 'game', id: project.object.id, name: project.object.title };
  }
}

/** The location of a path, for people: owner, instance, behavior and condition. docs/format.md#owners. */
export function locationOf(project: Project, path: Path): IssueLocation {
  const owner = ownerOf(project, path);
  const instance = instanceAt(project, path);
  return { owner, ...(instance && { instance }), ...behaviorAt(project, path) };
}

function instanceAt(project: Project, path: Path): IssueLocation['instance'] {
  const [head, scene, layers, layer, actors, index] = path;
  if (head !== 'scenes' || layers !== 'layers' || actors !== 'actors') return undefined;
  const instance = project.scenes.get(String(scene))?.layers[Number(layer)]?.actors[Number(index)];
  if (instance === undefined) return undefined;
  const own = instance.attributes.name;
  const name = typeof own === 'string' ? own : project.actors.get(instance.prototype)?.attributes.name;
  return { id: instance.id, name: name ?? '' };
}

/** The innermost behavior on the path, and its condition. Conditions have a class, too, but are in other lists. */
function behaviorAt(project: Project, path: Path): Pick<IssueLocation, 'behavior' | 'condition'> {
  const [head, key, ...rest] = path;
  if (head !== 'scenes' && head !== 'actors' && head !== 'behaviors') return {};
  let value: unknown = project[head].get(String(key));
  let list: unknown = head;
  let found: Pick<IssueLocation, 'behavior' | 'condition'> = {};
  for (const step of rest) {
    if (typeof value !== 'object' || value === null) break;
    value = Array.isArray(value)
      ? value[Number(step)]
      : Object.hasOwn(value, step)
        ? Reflect.get(value, step)
        : undefined;
    const isBehavior = typeof step === 'number' ? isBehaviorList(list) : step === 'behavior';
    if (isJsonObject(value)) {
      if (isBehavior) found = { behavior: { id: String(value.id), class: String(value.class) } };
      else if (list === 'conditions') found = { ...found, condition: { id: String(value.id) } };
    }
    list = step;
  }
  return found;
}

function isBehaviorList(key: unknown): boolean {
  return key === 'behaviors' || key === 'elseBehaviors';
}
