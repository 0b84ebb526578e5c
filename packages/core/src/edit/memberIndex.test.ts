import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeCopy, indexOfMember, openCopy } from './memberIndex.ts';

/** A list that counts how often its members are read. */
function counted(length: number) {
  let looks = 0;
  const members = Array.from({ length }, (_, index) => ({
    get id() {
      looks += 1;
      return `id${index}`;
    },
  }));
  return { members, looks: () => looks };
}

describe('a member that is not in a list', () => {
  it('is searched for once, however often it is requested', () => {
    const { members, looks } = counted(1000);
    for (let index = 0; index < 1000; index += 1) expect(indexOfMember(members, { id: `other${index}` })).toBe(-1);
    expect(looks()).toBeLessThan(3000);
  });

  it('is searched for once in a copy that has been closed', () => {
    const { members, looks } = counted(1000);
    indexOfMember(members, { id: 'id1' });
    const copy = [...members];
    openCopy(members, copy);
    copy.pop();
    closeCopy(copy);
    const before = looks();
    for (let index = 0; index < 1000; index += 1) expect(indexOfMember(copy, { id: 'id999' })).toBe(-1);
    expect(looks() - before).toBeLessThan(3000);
  });
});

it('finds what a search finds, while a copy changes and after it is closed', () => {
  const change = fc.record({
    at: fc.nat(30),
    kind: fc.constantFrom('insert', 'remove', 'rename', 'close', 'copy', 'ask'),
    id: fc.nat(40),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let list = Array.from({ length: 20 }, (_, index) => ({ id: `id${index}` }));
      let isOpen = false;
      for (const { at, kind, id } of changes) {
        const index = at % (list.length + 1);
        if (kind === 'close') {
          closeCopy(list);
          isOpen = false;
        } else if (kind === 'copy') {
          const copy = [...list];
          openCopy(list, copy);
          list = copy;
          isOpen = true;
        } else if (isOpen && kind === 'insert') list.splice(index, 0, { id: `id${id}` });
        else if (isOpen && kind === 'remove') list.splice(index, 1);
        else if (isOpen && kind === 'rename' && index < list.length) list[index] = { id: `id${id}` };
        const wanted = `id${id}`;
        const found = indexOfMember(list, { id: wanted });
        expect(found === -1 ? undefined : list[found]?.id).toBe(
          list.some((one) => one.id === wanted) ? wanted : undefined,
        );
      }
    }),
    { seed: 3, numRuns: 400 },
  );
});
