import type { TableDocument } from '@playhouse/core';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { counted, firstOf, listed } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import type { PasteAnswers, PastePlan } from './model/planPaste.ts';
import styles from './TableEditor.module.css';

export interface PasteCellsDialogProps {
  readonly table: TableDocument;
  /** Undefined closes the dialog. */
  readonly plan: PastePlan | undefined;
  readonly onClose: () => void;
  readonly onPaste: (plan: PastePlan, answers: PasteAnswers) => void;
}

/** Asks what to do with pasted cells that do not fit: beyond the edge, or of another type. */
export function PasteCellsDialog({ plan, onClose, ...rest }: PasteCellsDialogProps) {
  return (
    <Dialog title={t('Paste cells?')} isOpen={plan !== undefined} onClose={onClose}>
      {plan ? <Questions plan={plan} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function Questions({ table, plan, onClose, onPaste }: PasteCellsDialogProps & { readonly plan: PastePlan }) {
  const [answers, setAnswers] = useState<PasteAnswers>({ grows: true, keepsTexts: true });
  const { moreRows, moreColumns, misfits, cells } = plan;
  const grows = moreRows + moreColumns > 0;
  const missing = listed([
    ...(moreRows > 0 ? [counted(moreRows, 'row')] : []),
    ...(moreColumns > 0 ? [counted(moreColumns, 'column')] : []),
  ]);
  const wrong = misfits.reduce((sum, { count }) => sum + count, 0);
  const names = misfits.map(({ column }) => table.columns[column - 1]?.name || t('Column {column}', { column }));
  return (
    <>
      {grows ? (
        <fieldset className={styles.choices}>
          <legend>
            {t('The block has {rows} × {columns} cells. The table lacks {missing}.', {
              rows: cells.length,
              columns: cells[0]?.length ?? 0,
              missing,
            })}
          </legend>
          <Choice
            name="grow"
            label={t('Add {missing}', { missing })}
            isChosen={answers.grows}
            onChoose={() => setAnswers({ ...answers, grows: true })}
          />
          <Choice
            name="grow"
            label={t('Paste only what fits')}
            isChosen={!answers.grows}
            onChoose={() => setAnswers({ ...answers, grows: false })}
          />
        </fieldset>
      ) : null}
      {wrong > 0 ? (
        <fieldset className={styles.choices}>
          <legend>
            {t(
              '{wrong, plural, one {# cell, such as “{example}”, does} other {# cells, such as “{example}”, do}} not fit the type of {columns}.',
              { wrong, example: misfits[0]?.example, columns: firstOf(names, 3) },
            )}
          </legend>
          <Choice
            name="type"
            label={t('{count, plural, one {Make the column text} other {Make these columns text}}', {
              count: names.length,
            })}
            isChosen={answers.keepsTexts}
            onChoose={() => setAnswers({ ...answers, keepsTexts: true })}
          />
          <Choice
            name="type"
            label={t(
              '{wrong, plural, one {Keep the type; the cell becomes 0 or false} other {Keep the type; these cells become 0 or false}}',
              { wrong },
            )}
            isChosen={!answers.keepsTexts}
            onChoose={() => setAnswers({ ...answers, keepsTexts: false })}
          />
        </fieldset>
      ) : null}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 8 }}>
        <Button onPress={onClose}>{t('Cancel')}</Button>
        <Button
          look="main"
          autoFocus
          onPress={() => {
            onClose();
            onPaste(plan, answers);
          }}
        >
          {t('Paste')}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, label, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
