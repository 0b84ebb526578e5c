import { buildProject } from '@playhouse/core/testing';
import { describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { exposeProject, projectText, readProject } from './everyBehavior/editedActor.ts';
import { openPart, stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Pip jumps with a rule, spawns nothing yet, and has a behavior from a newer version. */
function game() {
  const conditionType = 0;
  return buildProject({
    title: 'Jumps',
    attributes: { id9: { '@': 'integer', $: 0, name: 'Boots' } },
    prototypes: [
      {
        id: 'id1',
        name: 'Pip',
        attributes: { id7: { '@': 'real', $: 460, name: 'Jump power' } },
        behaviors: [
          { class: 'NoteBehavior', id: 'id1', attributes: { note: 'Pip can jump only from the ground.' } },
          {
            class: 'RuleBehavior',
            id: 'id2',
            attributes: { name: 'Jump', compoundConditionKind: 0, runOnce: false, runSequentially: false },
            conditions: [
              {
                id: 'id3',
                class: 'EventCondition',
                eventType: 'key',
                attributes: { conditionType },
                predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
              },
            ],
            behaviors: [
              {
                class: 'ChangeVelocityAction',
                id: 'id4',
                attributes: {
                  direction: 90,
                  space: 1,
                  speed: {
                    '@': 'expression',
                    $: [{ keypath: 'self.attributes.id7' }, '+max(0,', { keypath: 'game.attributes.id9' }, '*40)'],
                  },
                },
              },
              { class: 'SpawnAction', id: 'id5', attributes: { prototypeKey: '', x: 0, y: 0 } },
            ],
            elseBehaviors: [],
          },
          { class: 'FromTheFutureAction', id: 'id6', attributes: { what: 'ever' } },
        ],
      },
    ],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ id: 'id10', actors: [{ id: 'id20', prototype: 'id1' }] }] }],
  });
}

describe('the behaviors of an actor', () => {
  test('read as sentences, with names and never with ids', async () => {
    const { page, context, faults } = await visitProject(game());
    await page.getByRole('row', { name: /^Pip/ }).focus();
    await page.keyboard.press('Enter');
    const jump = page.getByRole('article', { name: /^Jump, rule, in Pip/ });
    await jump.waitFor();
    const words = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue())
      .toBe('Pip can jump only from the ground.');
    await page.getByRole('group', { name: 'Condition 1 of 1: key space is down' }).waitFor();
    await page.getByRole('button', { name: 'Conditions needed, All' }).waitFor();
    expect(await page.getByRole('main').textContent()).toContain('Jump power+max(0,Boots*40)');
    expect(words).toContain('No actor chosen');
    expect(words).toContain('Otherwise : nothing yet');
    expect(words).toContain('This version of Playhouse does not know this behavior. It is kept unchanged.');
    expect(words).not.toMatch(/\bid\d/);
    await page.getByRole('button', { name: 'Close Jump' }).click();
    await page.getByText('Rule · when key space is down, 2 behaviors').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('are switched off and on', async () => {
    const { page, context } = await visitProject(game());
    await page.getByRole('row', { name: /^Pip/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Change Velocity is on' }).press('Space');
    await page.getByRole('article', { name: /^Change Velocity, action, in Do of Jump, 1 of 2, off$/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('article', { name: /^Change Velocity, action, in Do of Jump, 1 of 2, enabled$/ }).waitFor();
    await context.close();
  });

  test('of one instance can be unlocked and locked', async () => {
    const { page, context } = await visitProject(game());
    await stageOf(page).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Enter');
    await page.getByText('Behaves like every Pip').first().waitFor();
    // A locked list can be read with the keyboard, and not changed.
    const rows = page.getByRole('treegrid').getByRole('row');
    const jump = rows.filter({ has: page.getByRole('heading', { name: 'Jump', exact: true }) });
    await expect.poll(() => jump.getAttribute('aria-expanded')).toBe('true');
    await jump.press('Delete');
    await jump.press('ArrowLeft');
    await expect.poll(() => jump.getAttribute('aria-expanded')).toBe('false');
    await jump.press('ArrowRight');
    await expect.poll(() => jump.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('main').getByRole('button', { name: 'Unlock' }).click();
    await page.getByText('Has its own behaviors').first().waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Lock' }).click();
    await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Lock' }).click();
    await page.getByText('Behaves like every Pip').first().waitFor();
    await context.close();
  });
});

describe('a locked instance', () => {
  test('is opened at its address, refuses every change of its behaviors, and takes them once it is unlocked', async () => {
    const { page, context, faults } = await visitProject(game(), new Map(), exposeProject);
    await openPart(page, 'scene/id1/actor/id20');
    const main = page.getByRole('main');
    const strip = main.getByText('Behaves like every Pip');
    expect(await strip.isVisible()).toBe(true);
    const titles = () => main.getByRole('article').evaluateAll((cards) => cards.map((card) => card.ariaLabel));
    // The check names its findings some time after the page is shown.
    await expect.poll(titles).toContainEqual(expect.stringMatching(/FromTheFuture.*, 1 error$/));
    const all = await titles();
    expect(all.length).toBeGreaterThan(3);
    const before = await projectText(page);
    const controls = main
      .getByRole('treegrid')
      .locator('input, textarea, select, [role=switch], [contenteditable=true]');
    expect(await controls.count()).toBe(0);

    const row = main.getByRole('treegrid').getByRole('row').first();
    for (const key of ['Delete', 'Control+d', 'Control+x', 'Control+v', '/', 'Space']) await row.press(key);
    await page.getByRole('tab', { name: 'Behaviors' }).first().click();
    await page
      .getByRole('region', { name: 'Behaviors library' })
      .getByRole('button', { name: 'Move' })
      .first()
      .press('Enter');
    await page.getByText('Unlock this actor to change its behaviors.').waitFor();
    expect([await titles(), await projectText(page)]).toEqual([all, before]);

    await main.getByRole('button', { name: 'Unlock' }).click();
    await main.getByText('Has its own behaviors').waitFor();
    const { actors, scenes } = await readProject(page);
    const instance = () => readProject(page).then((project) => project.scenes.get('id1')?.layers[0]?.actors[0]);
    const copies = scenes.get('id1')?.layers[0]?.actors[0]?.behaviors;
    expect(copies?.map((behavior) => behavior.class)).toEqual(actors.get('id1')?.behaviors.map((each) => each.class));
    await main.getByRole('textbox', { name: 'Note' }).fill('This one flies.');
    await main.getByRole('textbox', { name: 'Note' }).blur();
    await expect.poll(() => instance().then((now) => JSON.stringify(now?.behaviors))).toContain('This one flies.');
    expect((await readProject(page)).actors).toEqual(actors);

    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await strip.waitFor();
    expect(await projectText(page)).toBe(before);
    await openPart(page, 'prototype/id1');
    await openPart(page, 'scene/id1/actor/id20');
    expect([await strip.isVisible(), await titles()]).toEqual([true, all]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('is opened at its address even if its prototype does nothing, after one that does and before', async () => {
    const project = buildProject({
      prototypes: [
        { id: 'id1', name: 'Stone' },
        { id: 'id2', name: 'Pip', behaviors: [{ class: 'NoteBehavior', id: 'id3', attributes: { note: 'Hi' } }] },
      ],
      scenes: [
        {
          id: 'id1',
          layers: [
            {
              id: 'id10',
              actors: [
                { id: 'id20', prototype: 'id1' },
                { id: 'id21', prototype: 'id2' },
              ],
            },
          ],
        },
      ],
    });
    const { page, context } = await visitProject(project);
    const main = page.getByRole('main');
    const shown = () => main.locator('[data-lock]').textContent();
    await openPart(page, 'scene/id1/actor/id20');
    expect(await shown()).toContain('Behaves like every Stone');
    expect(await main.getByText('Stone has no behaviors yet. It stays where you place it.').isVisible()).toBe(true);
    await openPart(page, 'scene/id1/actor/id21');
    expect(await shown()).toContain('Behaves like every Pip');
    expect(await main.getByText('Hi').isVisible()).toBe(true);
    await openPart(page, 'scene/id1/actor/id20');
    expect(await shown()).toContain('Behaves like every Stone');
    await main.getByRole('button', { name: 'Unlock' }).click();
    await main.getByText('Drag a behavior here').waitFor();
    await context.close();
  });
});

test('an attribute is renamed by keyboard, at any pace, or keeps its name', async () => {
  const { page, context } = await visitProject(game());
  await page.clock.install();
  await stageOf(page).focus();
  await page.keyboard.press('Control+a');
  await page.getByRole('tab', { name: 'Game', exact: true }).press('Enter');
  const menu = (name: string) => page.getByRole('button', { name: `More actions for ${name}`, exact: true });
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const rename = async (name: string) => {
    await menu(name).press('Enter');
    await page.getByRole('menuitem', { name: 'Rename', exact: true }).press('Enter');
    await page.clock.runFor(100);
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  };
  await rename('Boots');
  await page.keyboard.press('Enter');
  await rename('Boots');
  await page.keyboard.type('Sc');
  await page.clock.runFor(2000);
  await page.keyboard.type('ore');
  await page.keyboard.press('Enter');
  await rename('Score');
  await page.keyboard.type('Nothing');
  await page.keyboard.press('Escape');
  await menu('Score').waitFor();
  await context.close();
});

describe('the problems', () => {
  test('are counted, listed and opened', async () => {
    const { page, context } = await visitProject(game());
    const pill = page.getByRole('button', { name: /^Problems: / });
    await pill.click();
    await page.getByText('Please choose an actor to spawn.').first().waitFor();
    await page.getByText('Spawn Actor, Pip').first().waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Please choose an actor to spawn.' }).first();
    await row.getByRole('button', { name: 'Go there' }).click();
    const card = page.getByRole('article', { name: /^Spawn Actor/ });
    await card.getByText('Please choose an actor to spawn.').waitFor();
    await expect.poll(() => card.evaluate((node) => node.closest('[role=row]') === document.activeElement)).toBe(true);
    await page.getByRole('row', { name: /^Pip, actor, \d+ error/ }).waitFor();
    await context.close();
  });

  test('are absent in a valid game, and updated a second after an edit', async () => {
    const { page, context } = await visitProject(
      buildProject({
        title: 'Sound',
        prototypes: [
          { id: 'id1', name: 'Pip', behaviors: [{ class: 'ChangeSceneAction', attributes: { sceneKey: 'id2' } }] },
        ],
        scenes: [
          { id: 'id1', name: 'Meadow', layers: [{ actors: [{ prototype: 'id1' }] }] },
          { id: 'id2', name: 'Cave' },
        ],
      }),
    );
    await page.getByRole('button', { name: 'No problems' }).waitFor();
    await page.getByRole('tab', { name: 'Scenes' }).click();
    await page.getByRole('row', { name: 'Cave, scene' }).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Problems: 1 error/ }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'No problems' }).waitFor();
    await context.close();
  });
});
