import { type AnyBehaviorDescriptor, type Behavior, findBehavior } from '@playhouse/core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { shareActorPage } from './actorPage.ts';
import { everyNth } from './effort.ts';
import { type ConditionCase, conditionCases } from './everyBehavior/conditionCases.ts';
import { behaviorsOf, conditionForm, type Form } from './everyBehavior/form.ts';
import { pip } from './everyBehavior/fullProject.ts';
import { tryBehavior } from './everyBehavior/tryBehavior.ts';
import { applyAll, enter, expectStored, type Trial, tryForm } from './everyBehavior/tryForm.ts';

const shared = shareActorPage();
const rule: AnyBehaviorDescriptor = findBehavior('RuleBehavior') ?? expect.fail();
const attribute = conditionCases.find((each) => each.attribute) ?? expect.fail();
const touch = conditionCases.find(({ kind }) => kind.predicate === 'touch') ?? expect.fail();

describe('each kind of condition', () => {
  test.each(everyNth(conditionCases, 2).map((each) => [each.title, each] as const))('%s', async (_, each) => {
    await tryBehavior(shared.page, rule, async (trial, behavior) => {
      // New rules have a condition on a key.
      if (each.kind.predicate === 'key') await chooseKind(trial, behavior, touch);
      await chooseKind(trial, behavior, each);
      if (each.attribute) await tryForm(trial, subjectForm(trial, each));
      const { subjectAttribute: _, ...fields } = formOf(trial).fields;
      await tryForm(trial, { ...formOf(trial), fields, ...(each.turns && { turns: each.turns }) });
    });
  });
});

describe('a condition', () => {
  test('compares no tables', async () => {
    await tryBehavior(shared.page, rule, async (trial, behavior) => {
      await chooseKind(trial, behavior, attribute);
      await formOf(trial).at('subjectAttribute').getByRole('button').click();
      const search = trial.page.getByRole('searchbox', { name: 'Search what is compared' });
      await search.fill('Boots');
      await trial.page.getByRole('option').waitFor();
      await search.fill('Levels');
      await trial.page.getByText('No attribute named “Levels” fits here.').waitFor();
      await search.press('Escape');
      await search.press('Escape');
      await search.waitFor({ state: 'detached' });
    });
  });

  test('offers these kinds, and keeps what the next one has too', async () => {
    await tryBehavior(shared.page, rule, async (trial, behavior) => {
      const offered = [...new Set(conditionCases.map(({ option }) => option))];
      expect((await optionsOf(trial.page, behavior)).toSorted()).toEqual(offered.toSorted());
      const computed = conditionCases.filter(({ kind }) => kind.conditionType > 1);
      const different = [...new Map(conditionCases.map((each) => [`${each.option} ${each.predicate}`, each])).values()];
      for (const each of [...different, ...computed]) {
        await chooseKind(trial, behavior, each);
        for (const { value } of each.attribute ?? []) await enter(trial, formOf(trial), 'subjectAttribute', value);
        const { RHS, subject } = formOf(trial).fields;
        if (RHS?.kind === 'text') await enter(trial, formOf(trial), 'RHS', '7');
        if (subject) await enter(trial, formOf(trial), 'subject', '8');
      }
    });
  });
});

/** The form of the rule's condition as it is now. */
function formOf({ page, project }: Trial): Form {
  return conditionForm(page, behaviorsOf(project).at(-1) ?? expect.fail(), 0);
}

/** The form of nothing but the attribute that is compared, which determines the other fields. */
function subjectForm(trial: Trial, { attribute = [] }: ConditionCase): Form {
  const form = formOf(trial);
  const { subjectAttribute = expect.fail() } = form.fields;
  return { ...form, fields: { subjectAttribute }, turns: { subjectAttribute: attribute } };
}

const kindButton = (page: Page, { conditions = [] }: Behavior) =>
  page.locator(`[data-condition="${conditions[0]?.id}"] [data-part="kind"]`).getByRole('button');

/** Chooses a kind with the picker. The one that a condition has already changes nothing. */
async function chooseKind(trial: Trial, behavior: Behavior, { option, kind }: ConditionCase): Promise<void> {
  const { page } = trial;
  const { attributes, predicate } = behaviorsOf(trial.project).at(-1)?.conditions?.[0] ?? expect.fail();
  const isChosen =
    attributes.conditionType === kind.conditionType && (kind.predicate ?? predicate.type) === predicate.type;
  await kindButton(page, behavior).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  const condition = behavior.conditions?.[0]?.id ?? expect.fail();
  const edit = { kind: 'condition.setKind', data: { owner: pip, condition, ...kind } } as const;
  if (!isChosen) trial.project = applyAll(trial.project, [edit]);
  await expectStored(trial);
}

async function optionsOf(page: Page, behavior: Behavior): Promise<readonly string[]> {
  await kindButton(page, behavior).click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const names = await options.allTextContents();
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });
  return names;
}
