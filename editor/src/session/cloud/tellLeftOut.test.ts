import { beforeEach, expect, it } from 'vitest';
import { useCloudTrouble } from './cloudNote.ts';
import { tellLeftOut } from './tellLeftOut.ts';

const toasts: { text: string; action?: { onAction: () => void } }[] = [];
const show: Parameters<typeof tellLeftOut>[1] = (text, action) => {
  toasts.push({ text, ...(action && { action }) });
  return () => undefined;
};

beforeEach(() => void toasts.splice(0));

const one = { id: 'scenes/id1.json', reason: 'The document is nested too deeply.' };

it('names what the server refused, and says why', () => {
  expect(tellLeftOut({ refused: [one], unread: [] }, show)).toBe(true);
  expect(toasts.map(({ text }) => text)).toEqual(['1 document is not in the cloud']);
  toasts[0]?.action?.onAction();
  expect(useCloudTrouble.getState().trouble?.text).toBe('scenes/id1.json: The document is nested too deeply.');
});

it('names what cannot be taken in', () => {
  expect(tellLeftOut({ refused: [], unread: [one] }, show)).toBe(true);
  expect(toasts.map(({ text }) => text)).toEqual(['1 document in the cloud cannot be read']);
});

it('says nothing where everything arrived', () => {
  expect([tellLeftOut({ refused: [], unread: [] }, show), toasts]).toEqual([false, []]);
});
