import { IntlMessageFormat } from 'intl-messageformat';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { catalogueOf } from '../languages/catalogueOf.ts';
import { englishIn } from '../languages/englishIn.ts';

/** An English text of the editor in another language, with values put in; fails where it has no translation. */
export type Spoken = (english: string, values?: Readonly<Record<string, string | number>>) => string;

export function spokenIn(code: string): Spoken {
  const catalogue = catalogueOf(code);
  return (text, values) =>
    formatted(catalogue[text] ?? expect.fail(`${text} has no translation in ${code}`), code, values);
}

/** The same in English. */
export const english: Spoken = (text, values) => formatted(text, 'en', values);

function formatted(text: string, code: string, values: Parameters<Spoken>[1]): string {
  return String(new IntlMessageFormat(text, code, undefined, { ignoreTag: true }).format(values));
}

/** Texts on the page that are still English. */
export async function englishOn(page: Page, code: string): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = new Set<string>();
    // Names that people gave are marked, since they can have any direction, and so is code.
    const others = '[dir=auto], [translate=no], [lang=en], code, .cm-content, script, style, noscript';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest(others)) texts.add(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest('[translate=no], [dir=auto]')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.add(element.getAttribute(name) ?? '');
    }
    return [...texts];
  });
  const isEnglish = englishIn(code);
  return shown.filter(isEnglish);
}
