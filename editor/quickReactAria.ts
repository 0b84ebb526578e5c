import type { Plugin } from 'vite';

interface Change {
  /** Below `react-aria/dist/private`. */
  readonly file: string;
  readonly code: string;
  readonly instead: string;
}

const changes: readonly Change[] = [
  // To know languages other than the editor's takes the browser 10 to 30 ms at the start.
  {
    file: 'i18n/useDefaultLocale.mjs',
    code: 'Intl.DateTimeFormat.supportedLocalesOf(',
    instead: 'Intl.getCanonicalLocales(',
  },
  { file: 'i18n/utils.mjs', code: 'if (Intl.Locale)', instead: 'if (false)' },
  // Each row of a list that can be dragged describes how: with the mouse, or with the keyboard. The first key after a
  // click, and the first click after a key, rendered all of them before anything else, for up to 100 ms.
  {
    file: 'interactions/useFocusVisible.mjs',
    code: 'setModality($8f5a2122b0992be3$var$currentModality);',
    instead: 'startTransition(() => setModality($8f5a2122b0992be3$var$currentModality));',
  },
  {
    file: 'interactions/useFocusVisible.mjs',
    code: 'import {useState as ',
    instead: 'import {startTransition, useState as ',
  },
];

/** Leaves out of React Aria what the editor does not need, and lets what the user does come before descriptions. */
export const quickReactAria: Plugin = {
  name: 'playhouse-quick-react-aria',
  enforce: 'pre',
  // React Aria includes messages in thirty languages, of which the editor has four.
  load(id) {
    return /\/react-(aria|stately)[^?]*\/intl\/[^/]+\/(?!en-US|de-DE|es-ES|ar-AE)[a-z]{2}-[A-Z]{2}\.m?js/.test(id)
      ? 'export default {}'
      : null;
  },
  transform(original, id) {
    const wanted = changes.filter(({ file }) => id.endsWith(`/react-aria/dist/private/${file}`));
    if (wanted.length === 0) return null;
    return wanted.reduce((text, { file, code, instead }) => {
      if (!text.includes(code)) this.error(`React Aria no longer has "${code}" in ${file}.`);
      return text.replace(code, () => instead);
    }, original);
  },
};
