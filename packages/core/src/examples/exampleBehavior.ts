import type { KeypathOwner } from '../attributes/keypathOwner.ts';
import { defaultAttributes } from '../catalogue/defineBehavior.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { behaviorExamples, type ExampleDescription } from '../generated/behaviorExamples.ts';
import type { Behavior } from '../generated/entities.ts';
import type { IdSource } from '../model/ids.ts';
import type { Project } from '../model/project.ts';
import { createExampleFitter, type ExampleFitter } from './exampleFitter.ts';

/** An example that can be inserted, with a short description. */
export interface FittedExample {
  readonly title: string;
  readonly behavior: Behavior;
}

/**
 * The example of a class for an owner in a project: references are replaced by something in that project that fits. A
 * field for which the project has nothing is blank or has its default. Undefined for an unknown class.
 */
export function exampleBehavior(
  project: Project,
  owner: KeypathOwner,
  className: string,
  nextId: IdSource,
): FittedExample | undefined {
  const example = Object.hasOwn(behaviorExamples, className) ? behaviorExamples[className] : undefined;
  if (!example) return undefined;
  const fitter = createExampleFitter(project, owner);
  return { title: example.title, behavior: fitted(example.behavior, fitter, nextId) };
}

function fitted(described: ExampleDescription, fitter: ExampleFitter, nextId: IdSource): Behavior {
  const descriptor = findBehavior(described.class);
  const attributes: Record<string, unknown> = descriptor ? defaultAttributes(descriptor) : {};
  for (const [key, value] of Object.entries(described.attributes ?? {})) {
    const field = descriptor?.fields[key];
    attributes[key] = field ? fitter.fit(field, value) : value;
  }
  const behavior: Behavior = { id: nextId(), class: described.class, enabled: true, attributes };
  const lists = descriptor?.children ?? [];
  if (lists.includes('conditions'))
    behavior.conditions = (described.conditions ?? []).map((each) => ({ ...each, id: nextId() }));
  for (const list of ['behaviors', 'elseBehaviors'] as const) {
    if (lists.includes(list)) behavior[list] = (described[list] ?? []).map((child) => fitted(child, fitter, nextId));
  }
  return behavior;
}
