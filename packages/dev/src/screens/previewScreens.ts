import type { Frame, Page } from 'playwright';
import { pip } from './pictureGames.ts';
import { drawFrames, goTo, type Screen } from './screen.ts';

/** Plays Lantern Meadow with Pip watched; the keyboard is the game's. */
async function playMeadow(page: Page): Promise<Frame> {
  await goTo(page, 'preview?scene=id302');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  const frame = page.frames().find((each) => each.url().includes('preview.html'));
  if (!frame) throw new Error('there is no preview frame');
  return frame;
}

async function watchPip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose an actor' }).click();
  await page.getByRole('menuitem', { name: 'Pip', exact: true }).click();
  await page.getByLabel('Value of Position.X').waitFor();
}

/** Pip walks to the right and jumps; the walking key stays down. */
async function walkAndJump(page: Page, frame: Frame): Promise<void> {
  await frame.locator('#stage').focus();
  await page.keyboard.down('ArrowRight');
  for (let jump = 0; jump < 2; jump++) {
    await drawFrames(page, 30);
    await page.keyboard.down('Space');
    await drawFrames(page, 14);
    await page.keyboard.up('Space');
  }
}

async function openPreview(page: Page): Promise<void> {
  const frame = await playMeadow(page);
  if ((page.viewportSize()?.width ?? 0) >= 1100) await watchPip(page);
  await walkAndJump(page, frame);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.up('ArrowRight');
  // Back to where the keys were down: pressing Pause has let them go.
  for (let frame = 0; frame < 8; frame++)
    await page.getByRole('button', { name: 'One step back', exact: true }).click();
  await page.mouse.move(500, 700);
}

async function openNow(page: Page): Promise<void> {
  await openPreview(page);
  await page.getByRole('tab', { name: 'Now' }).click();
  await page.getByRole('list', { name: 'Behaviors of Pip right now' }).waitFor();
}

async function openWhy(page: Page): Promise<void> {
  await openNow(page);
  await page
    .getByRole('button', { name: /^Why\? Jump/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Why?' }).getByTestId('why-strip').waitFor();
  await page.getByRole('tabpanel').evaluate((panel) => panel.scrollTo(0, 0));
}

async function openWhatIf(page: Page): Promise<void> {
  await openPreview(page);
  await page.getByRole('button', { name: 'Back one second' }).click();
  await page.getByRole('tab', { name: 'What if?' }).click();
  await page.getByText(/^After \d+\.\d s, Pip is at/).waitFor();
  const label = page.getByRole('region', { name: 'Custom attributes' }).getByTitle('Jump power');
  const box = await label.boundingBox();
  if (!box) throw new Error('the label is shown');
  const [x, y] = [box.x + 8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.getByText(/^After \d\.\d s, Pip would be at/).waitFor();
}

async function openBreakpoint(page: Page): Promise<void> {
  const frame = await playMeadow(page);
  await watchPip(page);
  await page.getByRole('tab', { name: 'Now' }).click();
  const now = page.getByRole('list', { name: 'Behaviors of Pip right now' });
  await now
    .getByRole('button', { name: /^Stop when true: .*space/i })
    .first()
    .click();
  await frame.locator('#stage').focus();
  await page.keyboard.down('Space');
  await page.getByRole('region', { name: 'Stopped' }).getByText('becomes true').waitFor();
  await page.keyboard.up('Space');
}

/** Pip walks to the right while the rule for it is in view, beside the game. */
async function openRightNow(page: Page): Promise<void> {
  await goTo(page, 'prototype/id101');
  await page.getByRole('button', { name: 'Play beside the behaviors' }).click();
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await page
    .getByRole('article', { name: /^Control Camera/ })
    .getByRole('img', { name: /^Active/ })
    .waitFor();
  await page.keyboard.down('ArrowRight');
  await page.getByRole('article', { name: /^Walk right/ }).scrollIntoViewIfNeeded();
  await page.getByRole('img', { name: 'True right now' }).first().waitFor();
  await page.mouse.move(500, 700);
  await drawFrames(page, 40);
}

async function openPlayTests(page: Page): Promise<void> {
  const frame = await playMeadow(page);
  await watchPip(page);
  await page.getByRole('button', { name: 'Record from the start' }).click();
  await page.getByRole('button', { name: 'Stop recording' }).waitFor();
  await walkAndJump(page, frame);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.keyboard.up('ArrowRight');
  await page.getByRole('button', { name: 'Save play test' }).click();
  const offers = page.getByRole('region', { name: 'True in this frame' });
  await offers.getByRole('button', { name: /^Check that Pip is at/ }).click();
  await offers.getByRole('button', { name: 'Check that Pip exists' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByText('Passed', { exact: true }).waitFor();
}

export const previewScreens: readonly Screen[] = [
  { name: 'preview', games: [pip], also: ['tablet'], open: openPreview },
  { name: 'now', games: [pip], open: openNow },
  { name: 'right-now', games: [pip], also: ['tablet'], open: openRightNow },
  { name: 'why', games: [pip], open: openWhy },
  { name: 'what-if', games: [pip], open: openWhatIf },
  { name: 'breakpoint', games: [pip], open: openBreakpoint },
  { name: 'play-tests', games: [pip], open: openPlayTests },
];
