import type { PlayTestDocument } from '@playhouse/core';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { runPlayTest } from '../../cli/src/playtests/runPlayTest.ts';
import { useBrowser } from './browser.ts';
import { drawFrames } from './drawFrames.ts';
import { keepOpenProject } from './editedProject.ts';
import { playGame, pressGame, watchGame, watchPip } from './previewGame.ts';
import { visitProject } from './stagePage.ts';

useBrowser();

const patient = { timeout: 60_000 };
const name = 'recording 1';

/** The stored play test. */
function storedTest(page: Page): Promise<PlayTestDocument> {
  return page.evaluate((wanted) => {
    const state = globalThis.edited?.project.session.getState() as unknown as {
      project: { tests: Map<string, PlayTestDocument> };
    };
    const found = state.project.tests.get(wanted);
    if (!found) throw new Error('the test is there');
    return found;
  }, name);
}

/** Plays the test as the command line does. */
async function playOnCommandLine(stored: PlayTestDocument) {
  return runPlayTest(pressGame(), name, stored, {
    maxSeconds: 60,
    beat: () => undefined,
    takePictures: async () => [],
    comparePicture: async () => undefined,
  });
}

describe('a recorded play', () => {
  test('becomes a play test by clicks alone, passes on the command line, and opens where it fails', async () => {
    const { page, context, faults } = await visitProject(pressGame(), undefined, keepOpenProject);
    const frame = await playGame(page);
    await watchPip(page);
    await watchGame(page, 'Presses');
    await page.getByRole('button', { name: 'Record from the start' }).click();
    await page.getByRole('button', { name: 'Stop recording' }).waitFor();
    await frame.locator('#stage').click();
    for (let press = 0; press < 3; press++) {
      await page.keyboard.down('Space');
      await drawFrames(page, 6);
      await page.keyboard.up('Space');
      await drawFrames(page, 6);
    }
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Save play test' }).click();

    // It is open at its last frame, where it offers checks.
    const offers = page.getByRole('region', { name: 'True in this frame' });
    const checks = page.getByRole('region', { name: 'Checks' });
    await offers.getByRole('button', { name: 'Check that Presses is 3' }).click(patient);
    await offers.getByRole('button', { name: 'Check that The scene is Meadow' }).click();
    await offers.getByRole('button', { name: 'Check that Pip exists' }).click();
    await offers.getByRole('button', { name: /^Check that Pip is at \d+, 160/ }).click();
    await expect.poll(() => checks.getByRole('listitem').count(), patient).toBe(4);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Passed', { exact: true }).waitFor();

    const stored = await storedTest(page);
    expect(stored.assertions).toHaveLength(4);
    const passed = await playOnCommandLine(stored);
    expect(passed.failures).toEqual([]);

    // A slower Pip no longer gets there.
    await page.evaluate(() =>
      globalThis.edited?.project.session.dispatch({
        kind: 'project.setAttribute',
        data: { path: ['attributes', 'id901'], value: 1 },
      }),
    );
    await page.getByText('Change applied.').first().waitFor();
    await page.getByRole('button', { name: 'All play tests' }).click();
    await page.getByRole('button', { name: 'Run the test' }).click();
    await page.getByText(/does not hold in frame/).waitFor();
    await page.getByRole('button', { name: `Open frame ${stored.frames}` }).click();
    const marked = checks.locator('[aria-current]');
    await marked.getByText(/^Pip is at/).waitFor();
    const slider = page.getByRole('slider', { name: 'Playback position' });
    await expect.poll(() => slider.inputValue().then(Number), patient).toBe(stored.frames);

    await page.getByRole('button', { name: 'Watch panel' }).focus();
    await page.keyboard.press('Control+z');
    // The game applies a change a moment later.
    const runAgain = async () => {
      await page.getByRole('button', { name: 'Run', exact: true }).click();
      return page.getByText('Passed', { exact: true }).isVisible();
    };
    await expect.poll(runAgain, patient).toBe(true);
    await page.getByRole('button', { name: 'Watch panel' }).focus();
    // Each check is one undo step.
    await page.keyboard.press('Control+z');
    await expect.poll(() => checks.getByRole('listitem').count(), patient).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });
});
