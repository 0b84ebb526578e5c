import { type DiffWords, diffTexts } from '@playhouse/core';
import type { ReactNode } from 'react';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';

/** The words of a difference in the language of the editor. Names and values keep their own direction. */
export function DiffText({ words }: { readonly words: DiffWords }): ReactNode {
  switch (words.kind) {
    case 'name':
    case 'label':
      // A number has no direction of its own, and its sign stays before it.
      return <bdi dir={/\p{L}/u.test(words.text) ? 'auto' : 'ltr'}>{words.text}</bdi>;
    case 'properties':
      return <bdi>{diffText(words)}</bdi>;
    case 'text': {
      const parts = Object.entries(words.parts).map(([name, part]) => [
        name,
        typeof part === 'number' ? part : <DiffText key={name} words={part} />,
      ]);
      return rich(diffTexts[words.code], Object.fromEntries(parts));
    }
  }
}

/** The same as plain text. */
export function diffText(words: DiffWords): string {
  switch (words.kind) {
    case 'name':
    case 'label':
      return words.text;
    case 'properties':
      return words.labels.map((label) => t(label)).join(' ');
    case 'text': {
      const parts = Object.entries(words.parts).map(([name, part]) => [
        name,
        typeof part === 'number' ? part : diffText(part),
      ]);
      return t(diffTexts[words.code], Object.fromEntries(parts));
    }
  }
}
