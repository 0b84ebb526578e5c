import { EditorState, type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { limits } from '@playhouse/core';

const refuse = StateEffect.define<null>();

/** Whether the last change was refused. */
export const refusedField = StateField.define<boolean>({
  create: () => false,
  update(value, { effects, docChanged }) {
    if (effects.some((effect) => effect.is(refuse))) return true;
    return docChanged ? false : value;
  },
});

/** A program that is too long to be stored can be shortened but not extended. */
export const sizeLimit: Extension = [
  refusedField,
  EditorState.transactionFilter.of((transaction) => {
    const { docChanged, newDoc, startState } = transaction;
    const isFine = !docChanged || newDoc.length <= startState.doc.length || isShortEnough(newDoc);
    return isFine ? transaction : { effects: refuse.of(null) };
  }),
];

const encoder = new TextEncoder();

function isShortEnough(text: Text): boolean {
  if (text.length * 3 <= limits.programBytes) return true;
  return text.length <= limits.programBytes && encoder.encode(text.toString()).length <= limits.programBytes;
}
