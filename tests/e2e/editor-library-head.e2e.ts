import { buildProject } from '@playhouse/core/testing';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { stageOf, visitProject } from './stagePage.ts';

useBrowser();

/** Presses a key until this element has the focus. */
async function reach(page: Page, name: string, key: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press(key);
    if ((await focused(page)) === name) return;
  }
  throw new Error(`${name} was not reached with ${key}.`);
}

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return active?.ariaLabel ?? active?.textContent;
  });
}

describe('the head of the library', () => {
  test.each([
    { code: 'de', locale: 'de-AT', forward: 'ArrowRight', back: 'ArrowLeft' },
    { code: 'ar', locale: 'ar-EG', forward: 'ArrowLeft', back: 'ArrowRight' },
  ] as const)('searches and changes the view by keyboard, in $code', async ({ code, locale, forward, back }) => {
    const say = spokenIn(code);
    const { page, context, faults } = await visit({ device: { locale } });
    const entry = page.getByRole('heading', { name: say('Pip and the Lanterns') });
    await entry.waitFor();
    await reach(page, say('Search projects'), 'Tab');
    await page.keyboard.type('nothing like it');
    await entry.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await entry.waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await focused(page)).toBe(say('Search projects'));
    // The button that clears it is for the pointer.
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(say('Grid'));
    const chosen = () => page.getByRole('radio', { checked: true }).getAttribute('aria-label');
    await page.keyboard.press(forward);
    expect([await focused(page), await chosen()]).toEqual([say('List'), say('Grid')]);
    await page.keyboard.press('Space');
    expect(await chosen()).toBe(say('List'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(say('List'));
    await page.keyboard.press(back);
    await page.keyboard.press('Enter');
    expect(await chosen()).toBe(say('Grid'));
    expect(faults).toEqual([]);
    await context.close();
  });

  test('clears its search with the pointer, and keeps the focus in the field', async () => {
    const { page, context } = await visit({});
    const entry = page.getByRole('heading', { name: 'Pip and the Lanterns' });
    await entry.waitFor();
    const clear = page.getByRole('button', { name: 'Clear search' });
    expect(await clear.isVisible()).toBe(false);
    await page.getByRole('searchbox').fill('zebra');
    await entry.waitFor({ state: 'detached' });
    await clear.click();
    await entry.waitFor();
    expect(await focused(page)).toBe('Search projects');
    await context.close();
  });
});

test('Esc clears the search of a dialog first, and then closes the dialog', async () => {
  const { page, context } = await visitProject(
    buildProject({ title: 'Keys', scenes: [{ name: 'Meadow', layers: [{}] }] }),
  );
  await stageOf(page).focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.waitFor();
  await expect.poll(() => focused(page)).toBe('Search shortcuts');
  await page.keyboard.type('undo');
  await page.keyboard.press('Escape');
  expect(await dialog.getByRole('searchbox').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});
