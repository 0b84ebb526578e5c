import type { Locator } from 'playwright';
import { nameFieldOf, untilFocused } from './focusedField.ts';
import { type Hands, showLibrary } from './newGameHands.ts';
import { wave } from './player/wave.ts';
import { stageOf } from './stagePage.ts';

/** A behavior with the settings of its card, and its contents. */
export interface Part {
  readonly behavior: string;
  /** Values typed into fields, or chosen: `Actor: 'Wall'`. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly when?: Condition;
  readonly behaviors?: readonly Part[];
  /** Copies of the rule for other keys, with other values for its first behavior. */
  readonly copies?: readonly (readonly [key: string, fields: Readonly<Record<string, string>>])[];
}

type Condition =
  | { readonly key: string }
  | { readonly touches: string }
  /** A true-or-false attribute, by its name in the list of attributes. */
  | { readonly isTrue: string }
  | { readonly number: string; readonly atLeast: string };

interface Actor {
  readonly name: string;
  readonly size: readonly [width: number, height: number];
  readonly isMovable?: boolean;
  readonly behaviors: readonly Part[];
}

/** Positions of placed actors, and their sizes if different from the others. */
interface Placed {
  readonly actor: string;
  readonly at: readonly [x: number, y: number];
  readonly size?: readonly [width: number, height: number];
  /** Number of copies, each slightly offset from the previous one. */
  readonly copies?: number;
}

/** A game, and where its actors are placed in each scene. It starts in the first one. */
export interface Plan {
  readonly scenes: readonly string[];
  readonly actors: readonly Actor[];
  readonly places: Readonly<Record<string, readonly Placed[]>>;
}

/** Builds a game from an empty project through the page. */
export async function buildGame(hands: Hands, { scenes, actors, places }: Plan): Promise<void> {
  await nameScenes(hands, scenes);
  await showLibrary(hands, 'Actors');
  for (const { name } of actors) {
    await showLibrary(hands, 'Actors');
    await press(hands, 'button', 'Add actor', hands.page.getByRole('region', { name: 'Actors library' }));
    await rename(hands, name);
    await row(hands, name, 'actor').waitFor();
  }
  for (const actor of actors) await describeActor(hands, actor);
  // The game starts in the open scene.
  for (const scene of [...scenes].reverse()) await furnish(hands, scene, places[scene] ?? []);
}

const press = (
  hands: Hands,
  role: 'button' | 'tab' | 'menuitem' | 'option' | 'switch',
  name: string | RegExp,
  within?: Locator,
) => hands.press((within ?? hands.page.locator('body')).getByRole(role, { name, exact: true }).first());

const row = ({ page }: Hands, name: string, word: string) =>
  page.getByRole('row', { name: new RegExp(`^${name}, ${word}`) });

async function choose(hands: Hands, name: string, word: string, action: string): Promise<void> {
  const menu = hands.page.getByRole('button', { name: `More actions for ${name}`, exact: true });
  await hands.pressIn(row(hands, name, word), menu);
  await press(hands, 'menuitem', new RegExp(`^${action}( Enter| F2)?$`));
}

/** Types the name of a new row as soon as its field has the focus. */
async function rename(hands: Hands, name: string): Promise<void> {
  await untilFocused(nameFieldOf(hands.page));
  await hands.type(name);
  await nameFieldOf(hands.page).waitFor({ state: 'detached' });
}

async function nameScenes(hands: Hands, scenes: readonly string[]): Promise<void> {
  await showLibrary(hands, 'Scenes');
  await choose(hands, 'New Scene', 'scene', 'Rename');
  for (const [index, scene] of scenes.entries()) {
    if (index > 0) {
      await showLibrary(hands, 'Scenes');
      await press(hands, 'button', 'Add scene');
    }
    await rename(hands, scene);
  }
}

async function describeActor(hands: Hands, { name, size, isMovable, behaviors }: Actor): Promise<void> {
  const { page } = hands;
  await showLibrary(hands, 'Actors');
  await choose(hands, name, 'actor', 'Edit behaviors');
  await page.getByRole('button', { name: `Actors / ${name}, choose another` }).waitFor();
  await resize(hands, size);
  if (isMovable === false) {
    const section = page.getByRole('button', { name: 'Physics', exact: true });
    if ((await section.getAttribute('aria-expanded')) !== 'true') await hands.press(section);
    await press(hands, 'switch', 'Movable');
  }
  for (const part of behaviors) await addPart(hands, part, () => hands.insert(part.behavior));
}

async function resize(hands: Hands, [width, height]: readonly [number, number]): Promise<void> {
  const inspector = hands.page.getByRole('complementary', { name: 'Inspector' });
  await hands.write(inspector.getByRole('spinbutton', { name: 'Size W', exact: true }), `${width}`);
  await hands.write(inspector.getByRole('spinbutton', { name: 'Size H', exact: true }), `${height}`);
}

/** Adds a behavior with `insert`, sets its fields, and adds what is inside. */
export async function addPart(hands: Hands, part: Part, insert: () => Promise<void>): Promise<void> {
  const { page } = hands;
  const headings = page.getByRole('treegrid').getByRole('heading', { name: part.behavior, exact: true });
  const before = await headings.count();
  await insert();
  await headings.nth(before).waitFor();
  await setFields(hands, part.fields ?? {});
  if (part.when) await setCondition(hands, part.when);
  // Each one is added at the start of the block.
  for (const inner of [...(part.behaviors ?? [])].reverse()) {
    await addPart(hands, inner, () => hands.insertInside(inner.behavior));
  }
  for (const [key, fields] of part.copies ?? []) {
    await hands.press(page.getByRole('button', { name: `Duplicate ${part.behavior}`, exact: true }).last());
    await hands.chooseKey(page.getByRole('button', { name: /^Key, (?!all)/ }).last(), key);
    await setFields(hands, fields);
  }
}

async function setFields(hands: Hands, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await setField(hands, label, value);
}

/** Text typed into a field is literal; expressions are typed in the dialog. */
async function writeExpression(hands: Hands, label: string, text: string): Promise<void> {
  const { page } = hands;
  await hands.press(page.getByRole('button', { name: new RegExp(`^Expression for ${label}`) }).last());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  await hands.press(dialog.getByRole('textbox').first());
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(text);
  await hands.press(dialog.getByRole('button', { name: 'OK', exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

const pickers = ['Actor', 'Scene', 'Table', 'Sound', 'Image', 'Font'];

async function setField(hands: Hands, label: string, value: string): Promise<void> {
  const grid = hands.page.getByRole('treegrid');
  if (pickers.includes(label)) {
    await hands.press(grid.getByRole('button', { name: new RegExp(`^${label}, `) }).last());
    return pick(hands, label, value);
  }
  if (value.includes('(')) return writeExpression(hands, label, value);
  const field = grid
    .getByRole('textbox', { name: label, exact: true })
    .or(grid.getByRole('spinbutton', { name: label, exact: true }));
  await hands.write(field.last(), value);
}

/** Chooses from an open list, or adds the missing item. */
async function pick(hands: Hands, label: string, value: string): Promise<void> {
  const { page } = hands;
  const option = page.getByRole('option', { name: value, exact: true });
  const footer = page.getByRole('button', { name: /^(New table|Add sounds)$/ });
  await page.getByRole('dialog', { name: label }).waitFor();
  if ((await option.count()) > 0) await hands.press(option);
  else if (label === 'Table') await hands.press(footer);
  else {
    const choosing = page.waitForEvent('filechooser');
    await hands.press(footer);
    await (await choosing).setFiles([{ name: `${value}.wav`, mimeType: 'audio/wav', buffer: Buffer.from(wave(0.1)) }]);
  }
  await page
    .getByRole('button', { name: new RegExp(`^${label}, ${value}`) })
    .last()
    .waitFor();
}

async function setCondition(hands: Hands, condition: Condition): Promise<void> {
  const { page } = hands;
  const box = page.getByRole('group', { name: /^Condition \d+ of/ }).last();
  if ('key' in condition) return hands.chooseKey(box.getByRole('button', { name: /^Key, (?!all)/ }), condition.key);
  await hands.press(box.getByRole('button', { name: /^Condition, / }));
  if ('touches' in condition) {
    await press(hands, 'option', 'Overlaps or collides');
    await hands.press(box.getByRole('button', { name: 'Actor, No actor chosen' }));
    return press(hands, 'option', condition.touches);
  }
  if ('isTrue' in condition) {
    await press(hands, 'option', 'Attribute');
    await hands.press(box.getByRole('button', { name: /^What is compared, / }));
    await page
      .getByRole('searchbox', { name: /^Search / })
      .last()
      .fill(condition.isTrue);
    return hands.press(page.getByRole('option', { name: new RegExp(`^${condition.isTrue}`) }).first());
  }
  await press(hands, 'option', 'Number expression');
  await writeExpression(hands, 'What is compared', condition.number);
  await hands.press(box.getByRole('button', { name: /^Comparison, / }));
  await press(hands, 'option', '≥');
  await hands.write(box.getByRole('textbox', { name: 'Value', exact: true }), condition.atLeast);
}

async function furnish(hands: Hands, scene: string, placed: readonly Placed[]): Promise<void> {
  const { page } = hands;
  await showLibrary(hands, 'Scenes');
  await choose(hands, scene, 'scene', 'Open');
  await page.getByRole('button', { name: `Scenes / ${scene}, choose another` }).waitFor();
  await stageOf(page).waitFor();
  const snap = page.getByRole('button', { name: 'Snap', exact: true });
  if ((await snap.getAttribute('aria-pressed')) === 'true') await hands.press(snap);
  await showLibrary(hands, 'Actors');
  for (const { actor, at, size, copies = 0 } of placed) {
    await showLibrary(hands, 'Actors');
    await hands.place(actor, ...at);
    if (size) await resize(hands, size);
    for (let copy = 0; copy < copies; copy += 1) await hands.duplicate();
  }
}
