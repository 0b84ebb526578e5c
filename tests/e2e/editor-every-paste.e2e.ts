import { type PasteAnswer, type Project, pasteButtons } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { homeFiles } from '../../fixtures/paste/pasteGames.ts';
import { openActor, openContext, openProject, openTab } from './actorPage.ts';
import { projectText, readProject } from './everyBehavior/editedActor.ts';
import { filledProject } from './everyBehavior/filledBehaviors.ts';
import { attributeTypes, doomed, fullProject, kept, type ProjectIds, pip } from './everyBehavior/fullProject.ts';
import {
  findingsOf,
  idsByName,
  type NamedThing,
  ownIds,
  sameIds,
  thingsOf,
  withIds,
} from './everyBehavior/pastedActor.ts';
import { launchOptions } from './sharedBrowser.ts';

/** A separate browser, since all pages of a browser share one clipboard. */
let browser: Browser;
let context: BrowserContext;
/** The copied project. */
let source: Project;
const faults: string[] = [];

const [pixel = new Uint8Array()] = homeFiles.values();
const images: ReadonlyMap<string, Uint8Array> = new Map(
  [kept.image, 'moon', doomed.image].map((name) => [`images/${name}.png`, pixel]),
);

/** The project with the true sizes of its images, by which pastes tell whether images are the same. */
function sized(project: Project): Project {
  const pictures = project.assets.images.map((each) => ({
    ...each,
    files: each.files.map((file) => ({ ...file, size: pixel.length })),
  }));
  return { ...project, assets: { ...project.assets, images: pictures } };
}

/** The same things under ids that mean something else in the copied game. */
const others: ProjectIds = {
  title: 'Lighthouses',
  pip: 'id3',
  meadow: 'id2',
  kept: { ...kept, prototype: 'id1', scene: 'id3', table: 'id91', ...turned(kept) },
  doomed: { ...doomed, prototype: 'id2', scene: 'id1', table: 'id90', ...turned(doomed) },
};

/** Each attribute has the id of the next one. */
function turned(things: typeof kept) {
  return Object.fromEntries(
    attributeTypes.map((type, index) => [type, things[attributeTypes[(index + 1) % attributeTypes.length] ?? type]]),
  );
}

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  context = await openContext(browser);
  const page = await openTab(context, faults);
  await openProject(page, sized(filledProject()), images);
  await openActor(page, pip.prototype);
  source = await readProject(page);
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await toast(page, `${copied().length} behaviors copied`).waitFor();
});
afterAll(() => browser.close());
afterEach(() => expect(faults.splice(0)).toEqual([]));

const copied = () => listOf(source, pip.prototype);
const listOf = (project: Project, actor: string) => project.actors.get(actor)?.behaviors ?? [];
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /^\d* ?Notifications/ }).getByText(text, { exact: true });

describe('behaviors of every class and conditions of every kind', () => {
  test('refer to the things of the same names in a project that has them', async () => {
    const page = await openTab(context, faults);
    await openProject(page, sized(fullProject(others)), images);
    await openActor(page, others.pip);
    const before = await projectText(page);
    await page.keyboard.press('Control+v');
    await expectPasted(page, others.pip);
    expect(findingsOf(await readProject(page), others.pip)).toEqual([]);
    await undo(page, before);
  });

  test('bring what they need to an empty project, in one step', async () => {
    const page = await openTab(context, faults);
    const actor = 'id9';
    await openProject(page, buildProject({ title: 'Blank', prototypes: [{ id: actor, name: 'Nobody' }] }));
    await openActor(page, actor);
    const before = await projectText(page);
    await page.keyboard.press('Control+v');
    await answerAll(page, wantedQuestions());
    await expectPasted(page, actor);
    const after = await readProject(page);
    // Sounds and fonts cannot be pasted.
    const silent = { ...source, assets: { ...source.assets, sounds: [], fonts: [] } };
    const missing = findingsOf(silent, pip.prototype);
    expect(missing.length).toBeGreaterThan(0);
    expect(findingsOf(after, actor)).toEqual(missing);
    expect(broughtTo(after, actor)).toEqual(broughtTo(source, pip.prototype));
    await undo(page, before);
  });
});

/** Waits for the paste, and expects the copied behaviors with ids of this project. */
async function expectPasted(page: Page, actor: string): Promise<void> {
  await toast(page, `Pasted ${copied().length} behaviors`).waitFor();
  const project = await readProject(page);
  const pasted = listOf(project, actor);
  const ids = idsByName(thingsOf(source, pip.prototype), thingsOf(project, actor));
  expect(withIds(pasted, sameIds)).toEqual(withIds(copied(), ids));
  expect(new Set(ownIds(pasted)).size).toBe(ownIds(copied()).length);
}

async function undo(page: Page, before: string): Promise<void> {
  await page.keyboard.press('Control+z');
  await expect.poll(() => projectText(page), { interval: 10 }).toBe(before);
}

interface WantedQuestion {
  readonly message: string;
  readonly answer: PasteAnswer;
  /** Questions with the same topic can be answered together. */
  readonly topic: string;
}

/** One question for everything that the behaviors refer to. */
function wantedQuestions(): readonly WantedQuestion[] {
  const named = thingsOf(source, pip.prototype).filter(
    ({ kind, name, id }) => !['Pip', 'Meadow'].includes(name) && !(kind === 'game' && source.tables.has(id)),
  );
  const { images: pictures, sounds, fonts } = source.assets;
  const missing = (what: string, answer: PasteAnswer) => (thing: { readonly name: string }) => ({
    message: `The ${what} ${thing.name} is not in this project.`,
    answer,
    topic: what,
  });
  const byKind: Readonly<Record<NamedThing['kind'], (thing: NamedThing) => WantedQuestion>> = {
    prototype: missing('actor', 'import'),
    scene: missing('scene', 'create'),
    table: missing('table', 'import'),
    self: missingAttribute('actor'),
    game: missingAttribute('game'),
  };
  return [
    ...named.map((thing) => byKind[thing.kind](thing)),
    ...pictures.map(missing('image', 'insertImage')),
    ...sounds.map(missing('sound', 'ignore')),
    ...fonts.map(missing('font', 'ignore')),
  ];
}

function missingAttribute(owner: string) {
  return ({ name }: NamedThing): WantedQuestion => ({
    message: `There is no attribute ${name} in this ${owner}.`,
    answer: 'createAttribute',
    topic: 'attribute',
  });
}

/** Answers the first question alone, and the others together with those like them. */
async function answerAll(page: Page, wanted: readonly WantedQuestion[]): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: 'Paste', exact: true });
  const list = dialog.getByRole('navigation', { name: 'Questions' });
  await list.waitFor();
  const messages = await list.getByRole('button').allTextContents();
  expect(messages.toSorted()).toEqual(wanted.map(({ message }) => message).toSorted());
  for (let open = wanted; open.length > 0; ) {
    await list.getByText(`${wanted.length - open.length} of ${wanted.length} answered`).waitFor();
    const shown = await dialog.getByRole('region').getByRole('paragraph').first().textContent();
    const question = open.find(({ message }) => message === shown) ?? expect.fail(`${shown}`);
    const alike = open.filter(({ topic }) => topic === question.topic);
    const isForAll = alike.length > 1 && open.length < wanted.length;
    const others = alike.length === 2 ? 'other one' : `${alike.length - 1} others`;
    if (isForAll) await dialog.getByText(`Do the same for the ${others} like this`).click();
    await dialog.getByRole('button', { name: pasteButtons[question.answer], exact: true }).click();
    open = open.filter((each) => (isForAll ? !alike.includes(each) : each !== question));
  }
  await dialog.waitFor({ state: 'detached' });
}

/** What behaviors of an actor refer to, by names. Actors and tables are imported, scenes are created empty. */
function broughtTo(project: Project, actor: string) {
  const wordOf = (thing: NamedThing) => `${thing.kind} ${thing.name}`;
  const things = thingsOf(project, actor).filter(
    ({ name }) => !['Pip', 'Nobody', 'Meadow', 'New Scene'].includes(name),
  );
  const contents = things.map((thing) => [wordOf(thing), contentOf(project, actor, thing)]);
  const { images: pictures } = project.assets;
  return {
    tags: project.object.attributes.actorTags,
    images: pictures.map(({ name, files }) => `${name} ${files[0]?.sha256} ${files[0]?.size}`).toSorted(),
    things: contents.map((each) => JSON.stringify(each)).toSorted(),
  };
}

function contentOf(project: Project, actor: string, { kind, id }: NamedThing): unknown {
  switch (kind) {
    case 'prototype':
      return { ...project.actors.get(id), id: '' };
    case 'table':
      return { ...project.tables.get(id), id: '' };
    case 'scene':
      return '';
    case 'self':
      return Reflect.get(project.actors.get(actor)?.attributes ?? {}, id);
    case 'game':
      return Reflect.get(project.object.attributes, id);
  }
}
