import {
  behaviorDescriptors,
  conditionKinds,
  createProject,
  createPrototype,
  createScene,
  defaultAttributes,
} from '@playhouse/core';
import type { Fact } from './fact.ts';
import { storedActor, storedGame, storedSavedBehavior, storedScene } from './storedFacts.ts';

/** True for a value that a new project, scene, actor, behavior or condition has from the start. */
export function isNewValue(key: string, form: string): boolean {
  known ??= new Set([...newValues()].flatMap((fact) => fact.forms.map((value) => `${fact.key}\n${value}`)));
  return known.has(`${key}\n${form}`) || isEmptyCell(key, form) || /^game\.player\d\.\w+ text $/.test(`${key} ${form}`);
}

let known: ReadonlySet<string> | undefined;

function isEmptyCell(key: string, form: string): boolean {
  return key === 'column.cell' && ['number 0', 'text ', 'truth false'].includes(form);
}

function* newValues(): Generator<Fact> {
  const size = { width: 1024, height: 768 };
  yield* storedGame({ ...createProject({ title: 'Untitled' }).object });
  yield* storedActor({ ...createPrototype('id1') });
  yield* storedScene({ ...createScene('id1', 'New Scene', size) });
  for (const descriptor of behaviorDescriptors) {
    const attributes = { name: descriptor.title, ...defaultAttributes(descriptor) };
    yield* storedSavedBehavior({ behavior: { class: descriptor.class, enabled: true, attributes } });
  }
  for (const kind of conditionKinds) {
    const predicate = { type: kind.type, attributes: defaultAttributes(kind) };
    const condition = { class: 'AttributeCondition', attributes: { subject: '' }, predicate };
    yield* storedSavedBehavior({ behavior: { class: '', conditions: [condition] } });
  }
}
