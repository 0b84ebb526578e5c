import { afterEach, expect, it, vi } from 'vitest';
import { languages } from '../../editor/src/i18n/languages.ts';
import { chooseLanguageHere, startLanguage } from '../../editor/src/i18n/startLanguage.ts';
import { currentLanguage, speak } from '../../editor/src/i18n/t.ts';

/** A page at an address, whose storage throws where it is blocked. */
function openPage(href: string, isBlocked: boolean) {
  const items = new Map<string, string>();
  const blocked = () => {
    throw new Error('storage is blocked');
  };
  const page = {
    href,
    reloads: 0,
    reload() {
      page.reloads += 1;
    },
  };
  vi.stubGlobal('location', page);
  vi.stubGlobal('history', {
    state: null,
    replaceState(_: unknown, __: string, to: URL) {
      page.href = to.href;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: isBlocked ? blocked : (key: string) => items.get(key) ?? null,
    setItem: isBlocked ? blocked : (key: string, text: string) => void items.set(key, text),
  });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  return page;
}

afterEach(() => {
  speak(languages.en, new Map());
  vi.unstubAllGlobals();
});

it.each([
  ['in the browser', false, 'http://here/?language=es#/settings', 'http://here/#/settings'],
  ['in the address where storage is blocked', true, 'http://here/#/settings', 'http://here/?language=ar#/settings'],
])('keeps a chosen language %s', async (_, isBlocked, before, after) => {
  const page = openPage(before, isBlocked);
  chooseLanguageHere('ar');
  expect(page).toMatchObject({ href: after, reloads: 1 });
  await startLanguage();
  expect(currentLanguage().code).toBe('ar');
});

it('speaks a language of the browser where none was chosen', async () => {
  openPage('http://here/?language=xx#/settings', true);
  await startLanguage();
  expect(currentLanguage().code).toBe('en');
});
