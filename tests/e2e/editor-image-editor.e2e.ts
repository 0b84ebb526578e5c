import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { type Screen, violationsOnScreens } from './axe.ts';
import { useBrowser } from './browser.ts';
import {
  canvasOf,
  choose,
  drag,
  drawn,
  drawOne,
  inMenu,
  type Pixels,
  save,
  setNumber,
  storedFile,
  storedPixels,
  visitDrawing,
} from './drawnImage.ts';

useBrowser();

interface Case {
  readonly tool: string;
  readonly draw: (page: Page) => Promise<unknown>;
  /** The picture, drawn by another library. */
  readonly svg: string;
}

const red = '#BE2633';

/** Each begins with a transparent picture of 64 by 64, the color red, and a size of 1. */
const cases: readonly Case[] = [
  {
    tool: 'Pencil',
    draw: (page) => drag(page, [10, 20], [30, 20], [30, 40]),
    // A line of 1 px has no doubled corner.
    svg: '<path d="M10 20h20v1h-20z M30 21h1v20h-1z" fill="#BE2633"/>',
  },
  {
    tool: 'Line',
    draw: (page) => drag(page, [3, 5], [50, 5]),
    svg: '<rect x="3" y="5" width="48" height="1" fill="#BE2633"/>',
  },
  {
    tool: 'Rectangle',
    draw: (page) => drag(page, [40, 50], [8, 12]),
    svg: '<path d="M8 12h33v39h-33z M9 13v37h31v-37z" fill="#BE2633"/>',
  },
  {
    tool: 'Rectangle',
    async draw(page) {
      await page.getByRole('radio', { name: 'Filled' }).click();
      await page.getByRole('button', { name: 'Draw left and right alike' }).click();
      await drag(page, [2, 3], [11, 9]);
      await page.getByRole('button', { name: 'Draw left and right alike' }).click();
      await page.getByRole('radio', { name: 'Outline' }).click();
    },
    svg: '<path d="M2 3h10v7h-10z M52 3h10v7h-10z" fill="#BE2633"/>',
  },
  {
    tool: 'Fill',
    async draw(page) {
      await choose(page, 'Line');
      await drag(page, [0, 30], [63, 30]);
      await choose(page, 'Fill');
      await drag(page, [20, 10]);
    },
    svg: '<rect width="64" height="31" fill="#BE2633"/>',
  },
  {
    tool: 'Eraser',
    async draw(page) {
      await inMenu(page, 'Edit', 'Fill with the color');
      await setNumber(page, 'Size', 4);
      await drag(page, [20, 20], [40, 20]);
      await setNumber(page, 'Size', 1);
    },
    // A round tip of 4 px lacks its corners.
    svg: '<path d="M0 0h64v64h-64z M19 18h22v1h1v2h-1v1h-22v-1h-1v-2h1z" fill="#BE2633"/>',
  },
  {
    tool: 'Select rectangle',
    async draw(page) {
      await drag(page, [10, 10], [19, 14]);
      await inMenu(page, 'Edit', 'Fill with the color');
      await page.keyboard.press('Control+d');
    },
    svg: '<rect x="10" y="10" width="10" height="5" fill="#BE2633"/>',
  },
  {
    tool: 'Move',
    async draw(page) {
      await choose(page, 'Select rectangle');
      await drag(page, [10, 10], [19, 14]);
      await inMenu(page, 'Edit', 'Fill with the color');
      await choose(page, 'Move');
      await drag(page, [12, 12], [32, 22]);
      await page.keyboard.press('Control+d');
    },
    svg: '<rect x="30" y="20" width="10" height="5" fill="#BE2633"/>',
  },
  {
    tool: 'Magic wand',
    async draw(page) {
      await choose(page, 'Line');
      await drag(page, [30, 0], [30, 63]);
      await choose(page, 'Magic wand');
      await drag(page, [50, 50]);
      await inMenu(page, 'Edit', 'Fill with the color');
      await page.keyboard.press('Control+d');
    },
    svg: '<rect x="30" width="34" height="64" fill="#BE2633"/>',
  },
  {
    tool: 'Lasso',
    async draw(page) {
      await drag(page, [10, 10], [30, 10], [30, 30], [10, 30], [10, 10]);
      await inMenu(page, 'Edit', 'Fill with the color');
      await page.keyboard.press('Control+d');
    },
    // Between the middles of pixels: the upper and the left edge count, as in any fill rule for centers.
    svg: '<rect x="10" y="10" width="20" height="20" fill="#BE2633"/>',
  },
  {
    tool: 'Pick color',
    async draw(page) {
      await choose(page, 'Rectangle');
      await drag(page, [0, 0], [5, 5]);
      await page.getByRole('button', { name: '#31A2F2', exact: true }).first().click();
      await choose(page, 'Pencil');
      await drag(page, [40, 40]);
      await choose(page, 'Pick color');
      await drag(page, [0, 3]);
      await choose(page, 'Pencil');
      await drag(page, [50, 50]);
    },
    svg: `<path d="M0 0h6v6h-6z M1 1v4h4v-4z M50 50h1v1h-1z" fill="${red}"/><rect x="40" y="40" width="1" height="1" fill="#31A2F2"/>`,
  },
  {
    tool: 'Pencil',
    async draw(page) {
      await drag(page, [2, 3], [2, 3]);
      await page.keyboard.press('Shift+H');
      await inMenu(page, 'Image', 'Rotate right');
    },
    svg: '<rect x="60" y="61" width="1" height="1" fill="#BE2633"/>',
  },
];

/** An ellipse of whole pixels: those whose middle is inside, without those whose four neighbors are all inside. */
function ellipseOutline(left: number, top: number, width: number, height: number): Pixels {
  const isIn = (x: number, y: number) =>
    ((x + 0.5 - left - width / 2) / (width / 2)) ** 2 + ((y + 0.5 - top - height / 2) / (height / 2)) ** 2 < 1;
  const data = new Uint8ClampedArray(64 * 64 * 4);
  for (let y = 0; y < 64; y++) {
    for (let x = 0; x < 64; x++) {
      const isInside = isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1);
      if (isIn(x, y) && !isInside) data.set([0xbe, 0x26, 0x33, 255], (y * 64 + x) * 4);
    }
  }
  return { width: 64, height: 64, data };
}

describe('the image editor', () => {
  test('draws with each tool as another library does, and undoes everything to the first byte', async () => {
    const { page, context, faults } = await visitDrawing();
    const first = await storedFile(page);
    for (const { tool, draw, svg } of cases) {
      await page.getByRole('button', { name: red, exact: true }).first().click();
      await choose(page, tool);
      await draw(page);
      await save(page);
      const expected = await drawn(svg);
      expect(await storedPixels(page), `${tool}: ${svg}`).toEqual(expected);
      await page.keyboard.press('Control+a');
      await inMenu(page, 'Edit', 'Delete');
      await page.keyboard.press('Control+d');
    }
    await choose(page, 'Ellipse');
    await drag(page, [5, 8], [40, 30]);
    await save(page);
    expect(await storedPixels(page)).toEqual(ellipseOutline(5, 8, 36, 23));
    const undo = page.getByRole('button', { name: 'Undo in this image' });
    while (await undo.isEnabled()) await undo.click();
    await save(page);
    expect(await storedFile(page)).toEqual(first);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('draws by keyboard only', async () => {
    const { page, context } = await visitDrawing();
    await canvasOf(page).focus();
    // From the middle: a stroke with Space held, a rectangle from press to press, and one that Escape takes back.
    for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(`Shift+${key}`);
    await page.keyboard.press('p');
    await page.keyboard.down('Space');
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.up('Space');
    await page.keyboard.press('r');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    const svg = '<path d="M22 22h6v1h-6z M28 22h11v11h-11z M29 23v9h9v-9z"/>';
    await expect.poll(() => storedPixels(page)).toEqual(await drawn(svg));
    await context.close();
  });

  test('keeps what is drawn, with its layers, over a crash and a reload', async () => {
    const { page, context } = await visitDrawing();
    await drag(page, [10, 20], [30, 20]);
    await page.getByRole('button', { name: 'Add layer' }).click();
    await setStorageFull(page, true);
    await drag(page, [10, 30], [20, 30]);
    await page.getByText('This browser cannot keep your layers').waitFor();
    await setStorageFull(page, false);
    await drag(page, [21, 30], [30, 30]);
    const address = page.url();
    await untilKept(page, 2);
    await page.evaluate(() => globalThis.edited?.project.saving.flush());
    const other = await context.newPage();
    // A page that is closed without its handlers, as by a crash, in the middle of a stroke.
    await page.mouse.down();
    await page.mouse.move(700, 300);
    await page.close({ runBeforeUnload: false });
    await other.goto(address);
    await other.getByRole('button', { name: 'Layer 2, rename' }).waitFor();
    await save(other);
    const both = await drawn('<path d="M10 20h21v1h-21z M10 30h21v1h-21z"/>');
    expect(await storedPixels(other)).toEqual(both);
    await other.evaluate(() => globalThis.edited?.project.saving.flush());
    await other.reload();
    await other.getByRole('button', { name: 'Layer 2, rename' }).waitFor();
    expect(await storedPixels(other)).toEqual(both);
    await context.close();
  });

  test('stores frames as images, and animates an actor with them, in one step', async () => {
    const { page, context } = await visitDrawing();
    await drag(page, [1, 1], [1, 1]);
    for (const x of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Duplicate frame' }).click();
      await drag(page, [x, 1], [x, 1]);
    }
    await page.evaluate(() => {
      globalThis.edited?.project.session.dispatch({ kind: 'prototype.add', data: { id: 'id900', name: 'Hero' } });
    });
    const before = await projectText(page);
    await inMenu(page, 'File', 'Animate an actor');
    await page.getByRole('button', { name: /^Actor/ }).click();
    await page.getByRole('option', { name: 'Hero' }).click();
    await page.getByRole('button', { name: 'Save and animate' }).click();
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    const names = ['Drawing', 'Drawing2', 'Drawing3', 'Drawing4'];
    for (const [index, name] of names.entries()) {
      const row = await drawn(`<rect x="1" y="1" width="${index + 1}" height="1"/>`);
      expect(await storedPixels(page, name), name).toEqual(row);
    }
    const after = await projectText(page);
    expect(after).toContain('"class":"AnimateBehavior"');
    expect(after).toContain(JSON.stringify(names.join('\t')));
    await page.evaluate(() => {
      const opened = globalThis.edited as unknown as { project: { session: { undo(): void } } };
      opened.project.session.undo();
    });
    expect(await projectText(page)).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: /^Frame \d/ }).count()).toBe(1);
    await context.close();
  });

  test('has no violations', async () => {
    const { page, context } = await visitDrawing();
    const screens: readonly Screen[] = [
      { name: 'the editor', within: 'main', go: async () => undefined },
      {
        name: 'with layers and frames',
        within: 'main',
        async go() {
          await drag(page, [10, 20], [30, 20]);
          await page.getByRole('button', { name: 'Add layer' }).click();
          await page.getByRole('button', { name: 'Add frame' }).click();
          await choose(page, 'Rectangle');
        },
      },
      { name: 'canvas size', within: '[role="dialog"]', go: () => inMenu(page, 'Image', 'Canvas size…') },
      ...['Resize image…', 'Rotate by an angle…', 'Remove background…'].map(
        (item): Screen => ({
          name: item,
          within: '[role="dialog"]',
          async go() {
            await page.keyboard.press('Escape');
            await inMenu(page, 'Image', item);
          },
        }),
      ),
      {
        name: 'text',
        within: '[role="dialog"]',
        async go() {
          await page.keyboard.press('Escape');
          await choose(page, 'Text');
          await drag(page, [5, 5]);
        },
      },
      {
        name: 'animate',
        within: '[role="dialog"]',
        async go() {
          await page.keyboard.press('Escape');
          await inMenu(page, 'File', 'Animate an actor…');
        },
      },
    ];
    expect(await violationsOnScreens(page, screens)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawOne(page);
    await context.close();
  });
});

/** Makes every write of pixels fail, as on a full disk. */
function setStorageFull(page: Page, isFull: boolean): Promise<void> {
  return page.evaluate((isOn) => {
    const store = IDBObjectStore.prototype as { put: IDBObjectStore['put']; kept?: IDBObjectStore['put'] };
    store.kept ??= store.put;
    const { kept } = store;
    store.put = isOn
      ? function (this: IDBObjectStore, ...given) {
          if (this.name === 'tiles') throw new DOMException('The disk is full.', 'QuotaExceededError');
          return kept.apply(this, given);
        }
      : kept;
  }, isFull);
}

function projectText(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify(globalThis.edited?.project.session.getState().project, (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ),
  );
}

/** Waits until this many layers are kept in the browser. */
async function untilKept(page: Page, layers: number): Promise<void> {
  await page.waitForFunction(async (wanted) => {
    const open = indexedDB.open('playhouse-pictures');
    const found = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const all = found.transaction('drafts').objectStore('drafts').getAll();
    const records = await new Promise<{ picture: { layers: unknown[] }; cels: number[][]; tables: Uint32Array[] }[]>(
      (resolve) => {
        all.onsuccess = () => resolve(all.result);
      },
    );
    found.close();
    return records.some(
      ({ picture, cels, tables }) =>
        picture.layers.length === wanted && cels[0]?.every((cel) => tables[cel]?.some((tile) => tile > 0)),
    );
  }, layers);
}
