import {
  type Behavior,
  behaviorTitle,
  type Condition,
  createProjectNames,
  type Field,
  findPredicate,
  type KeypathOwner,
  type NameScope,
  nameIn,
  type Path,
  type Project,
  textOfScalar,
  valueAt,
} from '@playhouse/core';
import { partsOf } from '../compile/readers.ts';
import { faultTextOf } from '../game/faults.ts';
import type { CauseWords } from './causeSentence.ts';
import { ownerPath } from './chain.ts';

/** Words for the things related to the behavior at a path. */
export function projectWords(project: Project, path: Path): CauseWords {
  const { owner, actor } = ownerOf(project, ownerPath(path));
  const names = createProjectNames(project, owner);
  return {
    actor,
    behavior(at) {
      const behavior = valueAt(project, at) as Behavior | undefined;
      return behavior ? behaviorTitle(behavior) : 'a behavior';
    },
    condition(at) {
      const condition = valueAt(project, at) as Condition | undefined;
      return condition ? conditionWords(condition, project, names) : 'a condition';
    },
    attribute({ subject, id }) {
      const custom = /^id\d+$/.test(id) ? `attributes.${id}` : undefined;
      const root = typeof subject === 'number' ? 'self' : subject;
      return custom === undefined ? `${root}.${id}` : names.textOf(`${root}.${custom}`);
    },
    scene(id) {
      const scene = project.scenes.get(id);
      return scene ? nameIn(scene, 'Scene') : 'a scene';
    },
    fault(code, detail) {
      return faultTextOf(code).replace('{detail}', () => detail);
    },
    say: (text, values = {}) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    list(items) {
      const quoted = items.map((item) => `“${item}”`);
      return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' and ');
    },
  };
}

function ownerOf(project: Project, path: Path): { owner: KeypathOwner; actor: string } {
  const [collection, id, , layer, , index] = path;
  if (collection === 'actors') {
    const prototype = project.actors.get(String(id));
    return { owner: { kind: 'prototype', id: String(id) }, actor: prototype ? nameIn(prototype, 'Actor') : 'Actor' };
  }
  const instance = project.scenes.get(String(id))?.layers[Number(layer)]?.actors[Number(index)];
  const prototype = instance && project.actors.get(instance.prototype);
  const owner: KeypathOwner = { kind: 'instance', scene: String(id), id: instance?.id ?? '' };
  return { owner, actor: instance && prototype ? nameIn(instance, nameIn(prototype, 'Actor')) : 'Actor' };
}

/** A condition as a clause: "key space is down", "game.Score is less than 5". */
function conditionWords({ predicate, attributes }: Condition, project: Project, names: NameScope): string {
  const descriptor = findPredicate(predicate.type);
  if (!descriptor || predicate.type === 'unset') return 'a condition that is not complete';
  const word = (key: string) => optionOf(descriptor.fields[key], predicate.attributes[key]);
  if (attributes.conditionType !== 0) {
    const left = attributes.conditionType === 1 ? attributes.subjectAttribute : attributes.subject;
    const right =
      predicate.type === 'boolean' ? String(predicate.attributes.RHS ?? true) : words(predicate.attributes.RHS, names);
    return [words(left, names), word('operator') || 'is', right].join(' ').trim();
  }
  const title = descriptor.title.toLowerCase();
  if (predicate.type === 'key') return `${title} ${word('keyString')} ${word('mode').toLowerCase()}`;
  if (predicate.type === 'collision') {
    const prototype = project.actors.get(String(predicate.attributes.prototypeKey ?? ''));
    const isTag = Number(predicate.attributes.mode) === 1;
    return `${title} ${isTag ? `tag ${String(predicate.attributes.actorTag ?? '')}` : prototype ? nameIn(prototype, 'Actor') : 'nothing'}`;
  }
  const [state = ''] = Object.keys(descriptor.fields);
  return `${title} ${word(state).toLowerCase()}`;
}

function optionOf(field: Field | undefined, value: unknown): string {
  const chosen = value ?? field?.default;
  const option = field?.options?.find(([code]) => code === chosen);
  return option ? option[1] : String(chosen ?? '');
}

function words(value: unknown, names: NameScope): string {
  const parts = partsOf(value);
  if (parts) return parts.map((part) => (typeof part === 'string' ? part : names.textOf(part.keypath))).join('');
  if (typeof value === 'number' || typeof value === 'boolean') return textOfScalar(value);
  const text = String(value ?? '');
  return names.attributeAt(text) ? names.textOf(text) : text;
}
