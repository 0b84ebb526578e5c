import { type PasteAnswer, type PasteQuestion, pasteButtons } from '@playhouse/core';

/** What each button of the dialog does, safest first. docs/editor-design.md#dialogs. */
export const answerTexts = {
  cancel: 'Nothing is pasted and nothing changes.',
  useExisting: 'Uses the one with this name in this project.',
  createAttribute: 'Adds the attribute, with its value in the other project.',
  create: 'Adds an empty one with this name.',
  import: 'Adds a copy of the one in the other project.',
  insertImage: 'Adds the image to this project.',
  ignore: 'Pastes without it. You can choose something else later.',
} as const satisfies Record<PasteAnswer, string>;

/** The buttons of a question in the dialog's order. */
export function buttonsOf({ options }: PasteQuestion): readonly PasteAnswer[] {
  return safestFirst.filter((answer) => options.includes(answer));
}

/** The default answer: the first that is not "Cancel Paste". */
export function likelyAnswer({ options }: PasteQuestion): PasteAnswer | undefined {
  return options.find((answer) => answer !== 'cancel');
}

export function labelOf(answer: PasteAnswer): string {
  return pasteButtons[answer];
}

const safestFirst = Object.keys(answerTexts) as PasteAnswer[];
