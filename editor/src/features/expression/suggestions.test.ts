import type { EditorState, TransactionSpec } from '@codemirror/state';
import { createNameScope, type ProgramPart } from '@playhouse/core';
import { describe, expect, test } from 'vitest';
import { editorScopeOf } from './editorScope.ts';
import { referenceAtCaret } from './followReference.ts';
import { adoptAll, programDocument } from './placedChips.ts';
import { documentOf, partsOf } from './programDocument.ts';
import { createEditorState } from './programEditor.ts';
import { shownSuggestion } from './shownSuggestion.ts';
import { signatureOfCaret, steerSuggestions, suggestionField, takeSuggestion } from './suggestions.ts';

const names = createNameScope({
  attributes: [
    { keypath: 'game.attributes.id1', path: ['game', { given: 'Boots', id: 'id1' }], type: 'integer', title: 'Boots' },
    {
      keypath: 'game.attributes.id2',
      path: ['game', { given: 'Bonus time', id: 'id2' }],
      type: 'real',
      title: 'Bonus time',
    },
    { keypath: 'self.attributes.id3', path: ['self', { given: 'Jump', id: 'id3' }], type: 'real', title: 'Jump' },
  ],
  refusals: new Map([['scene', 'Not here.']]),
});
const scope = { names, typeOf: () => 'number' as const };
const boots = { keypath: 'game.attributes.id1' };

function open(parts: readonly ProgramPart[]): EditorState {
  return createEditorState({
    start: documentOf(parts, names),
    scope: editorScopeOf(scope, undefined),
    look: 'line',
    onCommit() {},
    onCancel: undefined,
    onOpenDialog: undefined,
    onUpdate() {},
  });
}

/** Types characters one by one at the caret. */
function type(state: EditorState, text: string): EditorState {
  let next = state;
  for (const sign of text) {
    next = apply(next, { ...next.replaceSelection(sign), userEvent: 'input.type' });
  }
  return next;
}

function apply(state: EditorState, spec: TransactionSpec): EditorState {
  return state.update(spec).state;
}

function labels(state: EditorState): string[] | undefined {
  return state.field(suggestionField)?.items.map((item) => shownSuggestion(item, '').name);
}

function take(state: EditorState, index: number): EditorState {
  const list = state.field(suggestionField);
  const item = list?.items[index];
  if (!list || !item) throw new Error('There is no such suggestion.');
  return apply(state, takeSuggestion(state, list, item));
}

const programOf = (state: EditorState) => partsOf(programDocument(state));

describe('suggestions', () => {
  test('appear with the first character, at most six', () => {
    expect(labels(open(['1 + ']))).toBeUndefined();
    expect(labels(type(open(['1 + ']), 'b'))?.slice(0, 2)).toEqual(['Boots', 'Bonus time']);
    expect(labels(type(open([]), 't'))).toHaveLength(6);
  });

  test('report the range of the typed part in the displayed name', () => {
    const shown = (text: string) =>
      type(open([]), text)
        .field(suggestionField)
        ?.items.slice(0, 2)
        .map((item) => shownSuggestion(item, text)) ?? [];
    for (const typed of ['bo', 'game.Bo']) {
      expect(shown(typed).map(({ name, matched }) => name.slice(...matched))).toEqual(['Bo', 'Bo']);
    }
    expect(shown('self.')[0]).toEqual({ name: 'Jump', matched: [0, 0] });
  });

  test('replace the typed text with a chip', () => {
    expect(programOf(take(type(open(['1 + ']), 'bon'), 0))).toEqual(['1 + ', { keypath: 'game.attributes.id2' }]);
  });

  test('insert a call with the caret between the parentheses', () => {
    const called = take(type(open([]), 'ma'), 0);
    expect([called.doc.toString(), called.selection.main.head]).toEqual(['max()', 4]);
    expect(signatureOfCaret(called)).toMatchObject({ entry: { name: 'max' }, parameter: 0 });
    expect(signatureOfCaret(type(called, '1, '))).toMatchObject({ parameter: 1 });
  });

  test('do not treat a chip before the caret as typed text', () => {
    const state = type(open([boots]), 'jum');
    expect(labels(state)?.[0]).toBe('Jump');
    expect(programOf(take(state, 0))).toEqual([boots, { keypath: 'self.attributes.id3' }]);
  });

  test('list the usable roots when requested before typing', () => {
    const asked = apply(open(['1 + ']), { effects: steerSuggestions.of('open') });
    expect(labels(asked)).toEqual(['self', 'game', 'devices', 'tables', 'controllerMaps']);
    const root = take(asked, 1);
    expect([root.doc.toString(), labels(root)?.slice(0, 2)]).toEqual(['1 + game.', ['Boots', 'Bonus time']]);
  });

  test('close when the caret moves elsewhere', () => {
    const state = type(open(['1 + ']), 'b');
    expect(labels(apply(state, { selection: { anchor: 0 } }))).toBeUndefined();
  });
});

describe('chips', () => {
  test('move with the text, and dissolve when text is typed into them', () => {
    const moved = apply(open(['1 + ', boots]), { changes: { from: 0, insert: '22 * ' } });
    expect(programOf(moved)).toEqual(['22 * 1 + ', boots]);
    const broken = apply(moved, { changes: { from: 12, insert: 'x' } });
    expect(programOf(broken)).toEqual([broken.doc.toString()]);
  });

  test('replace typed names when the caret leaves them', () => {
    const typed = type(open([]), 'game.Boots');
    expect(programOf(typed)).toEqual(['game.Boots']);
    expect(programOf(type(typed, ' '))).toEqual([boots, ' ']);
    expect(programOf(apply(typed, { effects: adoptAll.of(null) }))).toEqual([boots]);
  });

  test('preserve all other characters of a stored program', () => {
    const stored = ['a\r\nb\u2028\0 ', boots, '<b>\t'];
    expect(programOf(type(open(stored), '!'))).toEqual(['a\r\nb\u2028\0 ', boots, '<b>\t!']);
  });
});

describe('the reference at the caret', () => {
  const both: readonly ProgramPart[] = ['1+', boots, { keypath: 'self.attributes.id3' }, '*2'];

  test.each([
    [0, undefined],
    [1, undefined],
    [2, 'game.attributes.id1'],
    [12, 'self.attributes.id3'],
    [21, 'self.attributes.id3'],
    [23, undefined],
  ])('at %d is %s', (anchor, keypath) => {
    expect(referenceAtCaret(apply(open(both), { selection: { anchor } }))).toBe(keypath);
  });

  test('is found while its name is being typed', () => {
    expect(referenceAtCaret(type(open(['2 * ']), 'game.Boots'))).toBe('game.attributes.id1');
    expect(referenceAtCaret(type(open(['2 * ']), 'game.Boot'))).toBeUndefined();
  });
});
