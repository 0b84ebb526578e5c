import { type PasteAnswer, type PasteQuestion, pasteButtons } from '@playhouse/core';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';

/** What each button of the dialog does, safest first. docs/editor-design.md#dialogs. */
export const answerTexts = {
  cancel: t('Nothing is pasted and nothing changes.'),
  useExisting: t('Uses the one with this name in this project.'),
  createAttribute: t('Adds the attribute, with its value in the other project.'),
  create: t('Adds an empty one with this name.'),
  import: t('Adds a copy of the one in the other project.'),
  insertImage: t('Adds the image to this project.'),
  ignore: t('Pastes without it. You can choose something else later.'),
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
  return answer === 'ignore' ? t('Ignore') : said(pasteButtons[answer]);
}

const safestFirst = Object.keys(answerTexts) as PasteAnswer[];
