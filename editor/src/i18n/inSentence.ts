import { currentLanguage } from './t.ts';

/** A label within a sentence: English writes it in lower case, other languages keep their letters. */
export function inSentence(label: string): string {
  return currentLanguage().code === 'en' ? label.toLowerCase() : label;
}
