import { describe, expect, it } from 'vitest';
import { createSystemClipboard } from './systemClipboard.ts';

const ours = '{"playhouse":"paste","version":1}';
const theirs = '{"playhouse":"paste","version":1,"bundle":{}}';

/** A clipboard that holds a text, or refuses to read or write. */
function browserWith(refused: readonly ('write' | 'read')[], initial = '') {
  let text = initial;
  return {
    copyElsewhere(next: string) {
      text = next;
    },
    async readText() {
      if (refused.includes('read')) throw new Error('NotAllowedError');
      return text;
    },
    async writeText(next: string) {
      if (refused.includes('write')) throw new Error('NotAllowedError');
      text = next;
    },
  };
}

describe('a clipboard', () => {
  it.each([
    [[], true, ours],
    [['read'], true, undefined],
    [['write'], false, ours],
    [['write', 'read'], false, ours],
  ] as const)('that is refused %j is shared: %j, and then reads %j', async (refused, isShared, text) => {
    const clipboard = createSystemClipboard(browserWith(refused, 'older'));
    expect(await clipboard.write(ours)).toBe(isShared);
    expect(await clipboard.read()).toBe(text);
  });

  it('that does not exist keeps texts in the tab, and has none at first', async () => {
    const clipboard = createSystemClipboard(undefined);
    expect(await clipboard.read()).toBeUndefined();
    expect(await clipboard.write(ours)).toBe(false);
    expect(await clipboard.read()).toBe(ours);
  });

  it('prefers what was copied in another tab since the user left this one, but not foreign text', async () => {
    const browser = browserWith(['write']);
    const clipboard = createSystemClipboard(browser);
    await clipboard.write(ours);
    browser.copyElsewhere(theirs);
    expect(await clipboard.read()).toBe(ours);
    clipboard.leave();
    expect(await clipboard.read()).toBe(theirs);
    browser.copyElsewhere('Dear diary');
    expect(await clipboard.read()).toBe(ours);
  });

  it('uses the data of an event without asking the browser', async () => {
    const stored = new Map<string, string>();
    const data = {
      setData: (type: string, text: string) => void stored.set(type, text),
      getData: (type: string) => stored.get(type) ?? '',
    } as DataTransfer;
    const clipboard = createSystemClipboard(browserWith(['write', 'read']));
    expect(await clipboard.write(ours, data)).toBe(true);
    expect([...stored]).toEqual([['text/plain', ours]]);
    expect(await clipboard.read(data)).toBe(ours);
  });
});
