import { attachImages, behaviorDescriptors, copyBehaviors, type Project, writeClipboardText } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { homeFiles, homeGame, needyIds } from '../../fixtures/paste/pasteGames.ts';
import { goToPage } from './homePage.ts';
import { type LanguageScreen, leaveDialog, part } from './languageScreen.ts';
import { encodePng } from './player/png.ts';
import { wave } from './player/wave.ts';

const moss = encodePng(24, 24, () => [20, 160, 90, 255]);
const click = wave(0.2);

export const lanternFiles: ReadonlyMap<string, Uint8Array> = new Map([
  ['images/moss.png', moss],
  ['sounds/click.wav', click],
]);

/** A game with one of everything, and an actor with every behavior. */
export function lanterns(): Project {
  const project = buildProject({
    title: 'Lanterns',
    tables: [{ id: 'id70', name: 'Level', rows: ['a'], columns: [{ name: 'Points', type: 2, cells: [1] }] }],
    delegates: [{ id: 'id80', name: 'Morning', event: 'onGameReady', source: 'log(1);' }],
    prototypes: [
      { id: 'id1', name: 'Pip', behaviors: behaviorDescriptors.map(({ class: name }) => ({ class: name })) },
      { id: 'id4', name: 'Bat' },
    ],
    scenes: [
      { id: 'id2', name: 'Meadow', layers: [{ id: 'id20', actors: [{ id: 'id40', prototype: 'id1' }] }] },
      { id: 'id3', name: 'Cave' },
    ],
  });
  const images = [{ name: 'moss', files: [{ name: 'moss.png', size: moss.length }] }];
  const sounds = [{ name: 'click', files: [{ name: 'click.wav', size: click.length }] }];
  return { ...project, assets: { ...project.assets, images, sounds } };
}

/** A page outside the project. */
function home(name: string): LanguageScreen {
  return { name, go: (page) => goToPage(page, name) };
}

/** Leaves a dialog, then opens another one by keys. */
function byKeys(keys: string, content: string): LanguageScreen {
  return {
    name: keys,
    async go(page) {
      await leaveDialog(page);
      await page.keyboard.press(keys);
      await page.locator(content).first().waitFor();
    },
  };
}

/** A file with behaviors that raise questions in another game. */
function needyPart(): string {
  const copied = copyBehaviors(homeGame(), { gameId: 'elsewhere', owner: { prototype: 'id1' }, ids: needyIds });
  if (!copied.ok) throw new Error('the behaviors can be copied');
  return writeClipboardText(attachImages(copied.value, homeFiles));
}

/** What is asked when behaviors of another game are pasted. */
export const pasteQuestions: LanguageScreen = {
  name: 'questions of a paste',
  async go(page) {
    await leaveDialog(page);
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'needy.playhouse-part.json', { type: 'application/json' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, needyPart());
    await page.getByRole('alertdialog').waitFor();
  },
};

const expression: LanguageScreen = {
  name: 'expression',
  async go(page, say) {
    await page
      .locator(`main button[title="${say('Expression (Ctrl E)')}"]`)
      .first()
      .click();
    await page.locator('[role=dialog] .cm-content').waitFor();
  },
};

const csv: LanguageScreen = {
  name: 'CSV import',
  async go(page, say) {
    await page.getByRole('button', { name: say('Import CSV') }).press('Enter');
    await page.getByRole('dialog').waitFor();
  },
};

/** The library after the game was edited: it says what was changed last. */
const edited: LanguageScreen = {
  name: 'projects after an edit',
  async go(page, say) {
    await part('scene/id2', '[role=application]').go(page, say);
    await page.getByRole('application').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowRight');
    await goToPage(page, 'projects');
    const label = say('{counts} Last change: {when}.', { counts: '', when: '' }).replace('.', '').trim();
    await page.getByText(label).waitFor();
  },
};

/** A list on the page of the settings. */
const gridColors: LanguageScreen = {
  name: 'colors of the grid',
  async go(page, say) {
    await page.getByRole('button', { name: say('Grid color') }).click();
    await page.getByRole('option').first().waitFor();
  },
};

/** Every page of an open game with its panels, and dialogs of its pages; the running game is the last. */
export const gameScreens: readonly LanguageScreen[] = [
  part('prototype/id1', '[data-row]'),
  expression,
  pasteQuestions,
  byKeys('Control+k', '[role=dialog] [role=combobox], [role=combobox]'),
  byKeys('Control+Shift+f', '[data-region=library] input:focus'),
  part('scene/id2?tab=game', '[role=application]'),
  byKeys('?', '[role=dialog]'),
  part('scene/id2?tab=scene', '[role=application]'),
  part('scene/id2?select=id40', '[role=application]'),
  part('scene/id2/actor/id40', '[data-lock]'),
  part('table/id70', '[data-table-grid]'),
  csv,
  part('assets/fonts/Lora', 'main table, main dl'),
  part('assets/image/moss', 'main canvas'),
  part('assets/sound/click', 'main canvas'),
  part('delegate/id80', '.cm-content'),
  part('controller/1', 'main [data-arms]'),
  { ...part('controller/2', 'main [data-arms]'), width: 390 },
  part('preview', 'iframe'),
];

/** The pages outside a game. */
export const outerScreens: readonly LanguageScreen[] = [
  edited,
  home('templates'),
  home('settings'),
  gridColors,
  home('about'),
  home('nowhere'),
];
