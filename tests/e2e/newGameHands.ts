import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { nextKey } from './newGameFocus.ts';
import { actorsOf, pointOf, stageOf } from './stagePage.ts';

/** A way to use the page: with the mouse, with the keyboard alone, or with fingers. */
export interface Hands {
  readonly page: Page;
  /** The number of presses, drags, keys and typed texts so far. */
  readonly actions: () => number;
  /** Presses a button, tab, option or switch. */
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses from the menu of a row. */
  readonly pressIn: (row: Locator, target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (field: Locator, text: string) => Promise<void>;
  /** Types into the focused field, and confirms. */
  readonly type: (text: string) => Promise<void>;
  /** Places an actor from the library on the stage. */
  readonly place: (actor: string, x: number, y: number) => Promise<void>;
  /** Inserts a behavior after the last one at the top level. */
  readonly insert: (behavior: string) => Promise<void>;
  /** Adds a behavior to the last block. */
  readonly insertInside: (behavior: string) => Promise<void>;
  /** Sets a key field. */
  readonly chooseKey: (field: Locator, key: string) => Promise<void>;
  /** Duplicates the selection on the stage. */
  readonly duplicate: () => Promise<void>;
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name}, actor`) });

const lastRoot = (page: Page): Locator => page.locator('[role=treegrid] [role=row][aria-level="1"]').last();

/** Opens a library if it is closed: small screens show it over the stage, and close it when the stage is used. */
export async function showLibrary({ page, press }: Pick<Hands, 'page' | 'press'>, kind: string): Promise<void> {
  const library = page.getByRole('region', { name: `${kind} library` });
  if (!(await library.isVisible())) await press(page.getByRole('tab', { name: kind, exact: true }));
  await library.waitFor();
}

/** The row of the last "Do" of the list. */
const lastLane = (page: Page): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Add a behavior to Do', exact: true }) })
    .last();

/** Names of keys in Playwright, and in the list of keys. */
const keyNames: Readonly<Record<string, string>> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'return',
};

async function expectPlace(page: Page, actor: string, x: number, y: number, tolerance: number): Promise<void> {
  await expect
    .poll(async () => {
      const selected = (await actorsOf(page)).find((each) => each.endsWith('selected')) ?? '';
      const [, name, left = Number.NaN, top = Number.NaN] =
        /^(.*), layer .*, x (-?[\d.]+), y (-?[\d.]+),/.exec(selected) ?? [];
      return name === actor && Math.abs(Number(left) - x) <= tolerance && Math.abs(Number(top) - y) <= tolerance
        ? 'there'
        : selected;
    })
    .toBe('there');
}

/** The visible part of a control: switches are hidden inputs in a label. */
async function shownPart(target: Locator): Promise<Locator> {
  const isHidden = await target.evaluate((node) => node.matches('[type=checkbox], [type=radio]'));
  return isHidden ? target.locator('xpath=ancestor::label[1]') : target;
}

/** Clicks and drags; texts are typed. */
export function withMouse(page: Page): Hands {
  let actions = 0;
  const press = async (target: Locator) => {
    actions += 1;
    await (await shownPart(target)).click();
  };
  const type = async (text: string) => {
    actions += 1;
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const write = async (field: Locator, text: string) => {
    await press(field);
    await page.keyboard.press('Control+a');
    await type(text);
  };
  return {
    page,
    actions: () => actions,
    press,
    type,
    write,
    async pressIn(row, target) {
      await row.hover();
      await press(target);
    },
    async place(actor, x, y) {
      actions += 1;
      const at = await pointOf(page, x, y);
      const box = (await rowOf(page, actor).boundingBox()) ?? expect.fail(`${actor} is in the library`);
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 3 });
      await page.mouse.move(at.x, at.y, { steps: 4 });
      await page.mouse.up();
      await expectPlace(page, actor, x, y, 4);
    },
    async insert(behavior) {
      if ((await lastRoot(page).count()) > 0) await press(lastRoot(page).getByRole('heading'));
      await showLibrary({ page, press }, 'Behaviors');
      await press(page.getByRole('searchbox', { name: 'Search behaviors' }));
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(behavior);
      await press(page.getByRole('button', { name: new RegExp(`^${behavior} ?,`) }));
    },
    async insertInside(behavior) {
      await press(lastLane(page).getByRole('button'));
      await page.getByRole('combobox', { name: 'Insert a behavior' }).waitFor();
      await type(behavior);
    },
    async chooseKey(field, key) {
      await press(field);
      await page.keyboard.press(key);
      actions += 1;
    },
    async duplicate() {
      await press(page.getByRole('toolbar', { name: 'Stage tools' }).getByRole('button', { name: 'Duplicate' }));
    },
  };
}

/** Uses only the keyboard: F6, Tab and arrows reach a control, Enter or Space activates it. */
export function withKeyboard(page: Page): Hands {
  let actions = 0;
  const key = async (name: string) => {
    actions += 1;
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    actions += 1;
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    const pressed: string[] = [];
    for (let presses = 0; presses < 150; presses += 1) {
      const next = await target.evaluate(nextKey);
      if (next === 'there') return;
      pressed.push(next);
      await key(next);
    }
    const active = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    throw new Error(`${target} cannot be reached by ${pressed.slice(0, 40).join(' ')}; the focus is on ${active}`);
  };
  const press = async (target: Locator) => {
    await reach(target);
    const role = await target.evaluate(
      (node) => `${node.getAttribute('role') ?? ''}${node.getAttribute('type') ?? ''}`,
    );
    if (role !== 'tab') await key(/radio|switch|checkbox/.test(role) ? 'Space' : 'Enter');
  };
  const write = async (field: Locator, text: string) => {
    await reach(field);
    await key('Control+a');
    await type(text);
  };
  return {
    page,
    actions: () => actions,
    press,
    type,
    write,
    async pressIn(row, target) {
      await reach(row);
      await press(target);
    },
    async place(actor, x, y) {
      await reach(rowOf(page, actor));
      await press(page.getByRole('button', { name: `More actions for ${actor}`, exact: true }));
      await press(page.getByRole('menuitem', { name: 'Add to scene' }));
      const inspector = page.getByRole('complementary', { name: 'Inspector' });
      await write(inspector.getByRole('spinbutton', { name: 'Position X' }), `${x}`);
      await write(inspector.getByRole('spinbutton', { name: 'Position Y' }), `${y}`);
      await expectPlace(page, actor, x, y, 0);
    },
    async insert(behavior) {
      const root = lastRoot(page);
      await reach((await root.count()) > 0 ? root : page.getByRole('main').getByRole('button', { name: 'Rule' }));
      await key('/');
      await page.getByRole('combobox', { name: 'Insert a behavior' }).waitFor();
      await type(behavior);
    },
    async insertInside(behavior) {
      await reach(lastLane(page));
      await key('Enter');
      await page.getByRole('combobox', { name: 'Insert a behavior' }).waitFor();
      await type(behavior);
    },
    async chooseKey(field, name) {
      await press(field);
      await page.getByRole('button', { name: /press a key/ }).waitFor();
      await key(name);
    },
    async duplicate() {
      await reach(stageOf(page));
      await key('Control+d');
    },
  };
}

/** Taps and drags with a finger; texts are typed on the on-screen keyboard. */
export function withFingers(page: Page): Hands {
  let actions = 0;
  const press = async (target: Locator) => {
    actions += 1;
    await (await shownPart(target)).tap();
  };
  const type = async (text: string) => {
    actions += 1;
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  };
  const write = async (field: Locator, text: string) => {
    await press(field);
    await page.keyboard.press('Control+a');
    await type(text);
  };
  return {
    page,
    actions: () => actions,
    press,
    type,
    write,
    pressIn: (_, target) => press(target),
    async place(actor, x, y) {
      await press(page.getByRole('button', { name: `More actions for ${actor}`, exact: true }));
      await press(page.getByRole('menuitem', { name: 'Add to scene' }));
      await expectPlace(page, actor, 512, 384, 20);
      const inspector = page.getByRole('complementary', { name: 'Inspector' });
      await write(inspector.getByRole('spinbutton', { name: 'Position X' }), `${x}`);
      await write(inspector.getByRole('spinbutton', { name: 'Position Y' }), `${y}`);
      await expectPlace(page, actor, x, y, 0);
    },
    async insert(behavior) {
      if ((await lastRoot(page).count()) > 0) await press(lastRoot(page).getByRole('heading'));
      await showLibrary({ page, press }, 'Behaviors');
      await press(page.getByRole('searchbox', { name: 'Search behaviors' }));
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(behavior);
      await press(page.getByRole('button', { name: new RegExp(`^${behavior} ?,`) }));
    },
    async insertInside(behavior) {
      await press(lastLane(page).getByRole('button'));
      await page.getByRole('combobox', { name: 'Insert a behavior' }).waitFor();
      await type(behavior);
    },
    async chooseKey(field, key) {
      await press(field.locator('xpath=following-sibling::*').first());
      await press(page.getByRole('option', { name: keyNames[key] ?? key, exact: true }));
    },
    async duplicate() {
      await press(page.getByRole('toolbar', { name: 'Stage tools' }).getByRole('button', { name: 'Duplicate' }));
    },
  };
}
