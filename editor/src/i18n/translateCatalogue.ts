import { replaceTexts } from '@playhouse/core';
import { type LanguageCode, languages } from './languages.ts';
import { type Catalogue, speak, t } from './t.ts';

/**
 * Speaks a language from now on, the core’s catalogue included. A module of its own, since English needs none of the core
 * at the start; workers are given the texts by the page. A text of the catalogue that needs another translation in one
 * behavior or condition has it under the text with its owner: `Key [SaveAttributeAction]`.
 */
export function speakIn(code: LanguageCode, texts: Catalogue): void {
  speak(languages[code], texts);
  replaceTexts((text, owner) => (owner === undefined ? undefined : texts.get(`${text} [${owner}]`)) ?? t(text));
}
