import type { DiffWords } from '@playhouse/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DiffText } from './DiffText.tsx';

it('keeps the direction of names and values', () => {
  const of = (text: string): DiffWords => ({ kind: 'name', text });
  const parts = { field: of('Score'), was: of('-2'), value: of('1') };
  const markup = renderToStaticMarkup(
    createElement(DiffText, { words: { kind: 'text', code: 'fieldChanged', parts } }),
  );
  const found = [...markup.matchAll(/<bdi dir="(\w+)">([^<]*)<\/bdi>/g)].map(([, dir, text]) => [dir, text]);
  expect(found).toEqual([
    ['auto', 'Score'],
    ['ltr', '-2'],
    ['ltr', '1'],
  ]);
});
