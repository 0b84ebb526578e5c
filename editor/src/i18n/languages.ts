/** A language of the editor. */
export interface Language {
  /** The code of BCP 47. */
  readonly code: string;
  /** How numbers, dates and keys are written: the code with the region that the controls of React Aria know. */
  readonly locale: string;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Every language of the editor, by code. English is the language of the source, all others have a catalogue. */
export const languages = {
  en: { code: 'en', locale: 'en-US', name: 'English', direction: 'ltr' },
  de: { code: 'de', locale: 'de-DE', name: 'Deutsch', direction: 'ltr' },
  es: { code: 'es', locale: 'es-ES', name: 'Español', direction: 'ltr' },
  ar: { code: 'ar', locale: 'ar-AE', name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

/** The first of the wanted languages that the editor speaks, whatever their region: `de-AT` is German. */
export function chooseLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguageCode(code)) return code;
  }
  return 'en';
}

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}
