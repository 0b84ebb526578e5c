import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type LazyPart, lazyPart } from './lazyPart.ts';

const Part = ({ name }: { readonly name: string }) => createElement('b', null, name);

const shown = (part: LazyPart<{ readonly name: string }>) =>
  renderToString(createElement(Suspense, { fallback: 'waiting' }, createElement(part, { name: 'Pip' })));

it('shows the fallback until a part is loaded', () => {
  expect(shown(lazyPart(async () => Part))).toContain('waiting');
});

it('shows a loaded part at once', async () => {
  const load = vi.fn(async () => Part);
  const part = lazyPart(load);
  await part.load();
  expect(shown(part)).toContain('<b>Pip</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('can be loaded again after a failure', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const part = lazyPart(load);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  await part.load();
  expect(shown(part)).toContain('<b>Pip</b>');
});
