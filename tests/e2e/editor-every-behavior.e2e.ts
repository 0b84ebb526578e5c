import { type AnyBehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { describe, test } from 'vitest';
import { shareActorPage } from './actorPage.ts';
import { covering } from './effort.ts';
import { behaviorForm, conditionForm } from './everyBehavior/form.ts';
import { leaveFresh, tryBehavior } from './everyBehavior/tryBehavior.ts';
import { tryForm } from './everyBehavior/tryForm.ts';

const shared = shareActorPage();
const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;
/** Kinds of fields, alone and with expressions, and numbers of lists of behaviors. */
const descriptors = covering(all, ({ fields, children = [] }) => [
  ...Object.values(fields).map((field) => `${field.kind}${field.computed ? ' computed' : ''}`),
  `${children.length} lists`,
]);

describe('each class', () => {
  test.each(descriptors.map((descriptor) => [descriptor.title, descriptor] as const))('%s', async (_, descriptor) => {
    const { page } = shared;
    await tryBehavior(page, descriptor, async (trial, behavior) => {
      await leaveFresh(page, behavior);
      await tryForm(trial, behaviorForm(page, behavior));
      const conditions = behavior.conditions ?? [];
      for (const index of conditions.keys()) await tryForm(trial, conditionForm(page, behavior, index));
    });
  });
});
