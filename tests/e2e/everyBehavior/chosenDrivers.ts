import { type Field, findKey, nameIn } from '@playhouse/core';
import type { Page } from 'playwright';
import { always, type FieldDriver, type FieldPlace, gone, never, pressUntilGone, type Turn } from './fieldDriver.ts';
import { doomed, kept, type Things } from './fullProject.ts';

/** Each option, with the first one last. */
function optionTurns({ options = [] }: Field): readonly Turn[] {
  return options.map(([code]) => ({ value: code })).reverse();
}

export const choiceDriver: FieldDriver = {
  turns: optionTurns,
  async enter({ at, page, field }, value) {
    const [, name = ''] = field.options?.find(([code]) => code === value) ?? [];
    const beside = at.getByRole('radio', { name, exact: true });
    if ((await beside.count()) > 0) return beside.press('Space');
    await at.getByRole('button').click();
    await page.getByRole('option', { name, exact: true }).click();
  },
  canBreak: never,
};

export const booleanDriver: FieldDriver = {
  turns: ({ default: before }) => [{ value: !before }, { value: before }, { value: !before }],
  async enter({ at, row, page, field, value: stored }, value) {
    if (value === stored) return;
    const truth = at.getByRole('switch');
    if (!field.quiet && (await truth.count()) > 0) return truth.press('Space');
    if (!field.quiet) {
      await at.getByRole('button').click();
      return pick(page, value === true ? 'is true' : 'is false');
    }
    await row.getByRole('button', { name: /^More actions for / }).press('Enter');
    const name = stored === true ? `${field.label} , chosen` : field.label;
    await page.getByRole('menuitem', { name, exact: true }).press('Enter');
  },
  canBreak: never,
};

/** Something that is deleted, then something that stays. */
function thingTurns(kind: keyof Things): readonly Turn[] {
  return [{ value: doomed[kind], wrongs: [gone] }, { value: kept[kind] }];
}

/** A field whose button shows the chosen option, with a list of all options. */
function picker(kind: keyof Things, nameOf: (place: FieldPlace, value: string) => string | undefined): FieldDriver {
  return {
    turns: ({ words = [] }) => [...words.map((value) => ({ value })), ...thingTurns(kind)],
    async enter(place, value) {
      await place.at.getByRole('button').click();
      await pick(place.page, nameOf(place, String(value)) ?? String(value));
    },
    canBreak: always,
  };
}

async function pick(page: Page, name: string): Promise<void> {
  await page.getByRole('option', { name, exact: true }).click();
}

export const prototypeDriver = picker('prototype', ({ project }, id) => {
  const actor = project.actors.get(id);
  return actor && nameIn(actor, '');
});

const sceneWords: Readonly<Record<string, string>> = {
  next: 'Next scene',
  prev: 'Previous scene',
  index: 'Scene by number',
};

export const sceneDriver = picker('scene', ({ project }, id) => {
  const scene = project.scenes.get(id);
  return scene ? nameIn(scene, '') : sceneWords[id];
});

export const tableDriver = picker('table', ({ project }, id) => project.tables.get(id)?.name);
export const imageDriver = picker('image', (_, name) => name);
export const soundDriver = picker('sound', (_, name) => name);
export const musicDriver = picker('sound', (_, name) => name);
export const fontDriver = picker('font', (_, name) => name);
export const tagDriver = picker('tag', (_, name) => name);

export const imagesDriver: FieldDriver = {
  turns: () => [
    { value: `${doomed.image}\t${kept.image}`, wrongs: [gone] },
    { value: kept.image, wrongs: [''] },
    { value: `moon\t${kept.image}` },
  ],
  async enter({ at, page, value: stored }, value) {
    for (let left = namesIn(stored).length; left > 0; left -= 1) {
      await pressUntilGone(at.getByRole('button', { name: new RegExp(`^Remove .*, 1 of ${left}$`) }));
    }
    for (const name of namesIn(value)) {
      await at.getByRole('button', { name: /^Add an image to / }).click();
      await pick(page, name);
    }
  },
  canBreak: always,
};

function namesIn(value: unknown): readonly string[] {
  return String(value)
    .split('\t')
    .filter((name) => name !== '');
}

/** The keys pressed here, by their names in browsers. */
const pressed: Readonly<Record<string, string>> = { left: 'ArrowLeft' };

export const keyDriver: FieldDriver = {
  turns: () => [{ value: 'left' }, { value: findKey('space') }],
  async enter({ at, page }, value) {
    const key = pressed[String(value)];
    if (key === undefined) {
      await at.getByRole('button', { name: /, all keys$/ }).click();
      return pick(page, String(value));
    }
    await at.getByRole('button').first().click();
    await page.keyboard.press(key);
  },
  canBreak: never,
};

/** The attributes that a field accepts: those of its type, or numbers if it accepts any. */
function attributeTurns({ target }: Pick<Field, 'target'>): readonly Turn[] {
  return thingTurns(target === 'text' ? 'text' : 'integer');
}

export const attributeDriver: FieldDriver = {
  turns: attributeTurns,
  async enter({ at, page, names }, value) {
    const name = names.textOf(String(value));
    await at.getByRole('button').click();
    await page
      .getByRole('searchbox', { name: /^Search / })
      .last()
      .fill(name);
    await pick(page, `${name} ${names.attributeAt(String(value))?.type}`);
  },
  canBreak: always,
};
