import type { Project } from '@playhouse/core';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Visit } from './browser.ts';
import { keepOpenProject } from './editedProject.ts';
import { everyNth } from './effort.ts';
import { englishOn, type Spoken, spokenIn } from './spoken.ts';
import { visitProject } from './stagePage.ts';

const desktop: BrowserContextOptions = { viewport: { width: 1366, height: 900 } };
const tablet: BrowserContextOptions = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true };

/** Someone who reads Arabic and works with fingers. */
export const arabicTablet: BrowserContextOptions = { locale: 'ar-EG', ...tablet };

/** Who goes through the flows: in German and in Arabic, with a mouse and with fingers. */
export const flows: readonly (readonly ['de' | 'ar', BrowserContextOptions])[] = [
  ['de', { locale: 'de-AT', ...desktop }],
  ['de', { locale: 'de-AT', ...tablet }],
  ['ar', arabicTablet],
  ['ar', { locale: 'ar-EG', ...desktop }],
];

/** The order in which the flows of a file are tried, each time in the other language. */
const turns = { de: [0, 2, 1, 3], ar: [2, 1, 3, 0] } as const;

/**
 * Who goes through each flow of a file, one call a flow: in a thorough run all of them, otherwise one, and the others
 * through the next flows.
 */
export function flowsInTurn(first: keyof typeof turns): () => typeof flows {
  let turn = 0;
  return () => {
    const at = turns[first][turn % flows.length] ?? 0;
    turn += 1;
    return everyNth([...flows.slice(at), ...flows.slice(0, at)], flows.length);
  };
}

type Point = Readonly<{ x: number; y: number }>;

/** Someone who works in another language, with a mouse or with fingers. */
export interface Hands {
  readonly page: Page;
  readonly code: string;
  readonly say: Spoken;
  readonly isTouch: boolean;
  press(target: Locator): Promise<void>;
  pressAt(point: Point): Promise<void>;
  /** Presses at one point of the page and releases at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Carries something that a finger must hold first. Ends at the point, and drops it. */
  carry(thing: Locator, to: Point): Promise<void>;
  /** A button by its English name. */
  button(english: string, values?: Parameters<Spoken>[1]): Locator;
  /** The top bar's Undo. A message about what was deleted may have one, too. */
  undo(): Promise<void>;
  /** A library, once its tab is open. */
  library(name: string): Promise<Locator>;
  /** A row of a library, whether or not it has problems. */
  row(name: string, kind: string): Locator;
  /** Chooses a command in the menu of a thing. */
  choose(row: Locator, thing: string, command: string): Promise<void>;
  /** Chooses an entry of a menu that a button opens. */
  chooseIn(button: Locator, item: string): Promise<void>;
  /** The current page has no text in English that has a translation. */
  expectTranslated(): Promise<void>;
}

export function handsOf(page: Page, code: string, isTouch: boolean): Hands {
  const say = spokenIn(code);
  const press = (target: Locator) => (isTouch ? target.tap() : target.click());
  const button: Hands['button'] = (english, values) =>
    page.getByRole('button', { name: say(english, values), exact: true });
  const chooseIn: Hands['chooseIn'] = async (opener, item) => {
    await press(opener);
    // Names of entries include their keys.
    await press(page.getByRole('menuitem', { name: say(item) }).first());
  };
  return {
    page,
    code,
    say,
    isTouch,
    press,
    pressAt: ({ x, y }) => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    drag: (from, to) => (isTouch ? dragFinger(page, from, to) : dragMouse(page, from, to)),
    async carry(thing, to) {
      const box = await thing.boundingBox();
      if (!box) throw new Error('what is carried is shown');
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const isLifted = () => page.locator('[data-drag-picture]').waitFor();
      await (isTouch ? dragFinger(page, from, to, isLifted) : dragMouse(page, from, to));
    },
    button,
    undo: () => press(page.locator('[data-region=top]').getByRole('button', { name: say('Undo'), exact: true })),
    async library(name) {
      await press(page.getByRole('tab', { name: say(name), exact: true }).first());
      const region = page.getByRole('region', { name: say(`${name} library`) });
      await region.waitFor();
      return region;
    },
    row: (name, kind) => page.getByRole('row', { name: say('{first}, {next}', { first: name, next: say(kind) }) }),
    async choose(row, thing, command) {
      if (!isTouch) await row.hover();
      await chooseIn(row.getByRole('button', { name: say('More actions for {name}', { name: thing }) }), command);
    },
    chooseIn,
    async expectTranslated() {
      expect(await englishOn(page, code)).toEqual([]);
    },
  };
}

async function dragMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** Presses, waits until what is there is held, if it must be, moves, waits for what is there, and lifts. */
export async function dragFinger(
  page: Page,
  from: Point,
  to: Point,
  isHeld?: () => Promise<void>,
  isOver?: () => Promise<void>,
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        part === undefined ? [] : [{ id: 0, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }],
    });
  await send('touchStart', 0);
  await isHeld?.();
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await isOver?.();
  await send('touchEnd');
  await client.detach();
}

/** Someone with a project of their own, opened in its first scene. */
export async function visitFlow(
  code: string,
  device: BrowserContextOptions,
  project: Project,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Visit & { readonly hands: Hands }> {
  const visited = await visitProject(project, new Map(files), keepOpenProject, device);
  const hands = handsOf(visited.page, code, device.hasTouch === true);
  expect(await visited.page.evaluate(() => document.documentElement.lang)).toBe(code);
  return { ...visited, hands };
}

/** The end of a flow: nothing is English, and nothing went wrong. */
export async function endFlow({ hands, faults, context }: Visit & { readonly hands: Hands }): Promise<void> {
  await hands.expectTranslated();
  expect(faults).toEqual([]);
  await context.close();
}

/** Confirms the warning that is open. */
export async function confirmWarning({ page, say, press, expectTranslated }: Hands): Promise<void> {
  const warning = page.getByRole('alertdialog', { name: say('Warning') });
  await warning.waitFor();
  await expectTranslated();
  await press(warning.getByRole('button', { name: say('Delete'), exact: true }));
  await warning.waitFor({ state: 'detached' });
}
