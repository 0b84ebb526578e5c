import type { TableDocument } from '@playhouse/core';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
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
    <Dialog title="Paste cells?" isOpen={plan !== undefined} onClose={onClose}>
      {plan ? <Questions plan={plan} onClose={onClose} {...rest} /> : null}
    </Dialog>
  );
}

function Questions({ table, plan, onClose, onPaste }: PasteCellsDialogProps & { readonly plan: PastePlan }) {
  const [answers, setAnswers] = useState<PasteAnswers>({ grows: true, keepsTexts: true });
  const { moreRows, moreColumns, misfits, cells } = plan;
  const grows = moreRows + moreColumns > 0;
  const missing = [
    ...(moreRows > 0 ? [counted(moreRows, 'row')] : []),
    ...(moreColumns > 0 ? [counted(moreColumns, 'column')] : []),
  ].join(' and ');
  const wrong = misfits.reduce((sum, { count }) => sum + count, 0);
  const names = misfits.map(({ column }) => table.columns[column - 1]?.name || `Column ${column}`);
  return (
    <>
      {grows ? (
        <fieldset className={styles.choices}>
          <legend>
            The block has {cells.length} × {cells[0]?.length ?? 0} cells. The table lacks {missing}.
          </legend>
          <Choice
            name="grow"
            label={`Add ${missing}`}
            isChosen={answers.grows}
            onChoose={() => setAnswers({ ...answers, grows: true })}
          />
          <Choice
            name="grow"
            label="Paste only what fits"
            isChosen={!answers.grows}
            onChoose={() => setAnswers({ ...answers, grows: false })}
          />
        </fieldset>
      ) : null}
      {wrong > 0 ? (
        <fieldset className={styles.choices}>
          <legend>
            {counted(wrong, 'cell')}, such as “{misfits[0]?.example}”, {wrong === 1 ? 'does' : 'do'} not fit the type of{' '}
            {names.slice(0, 3).join(', ')}
            {names.length > 3 ? ' …' : ''}.
          </legend>
          <Choice
            name="type"
            label={`Make ${names.length === 1 ? 'the column' : 'these columns'} text`}
            isChosen={answers.keepsTexts}
            onChoose={() => setAnswers({ ...answers, keepsTexts: true })}
          />
          <Choice
            name="type"
            label={`Keep the type; ${wrong === 1 ? 'the cell becomes' : 'these cells become'} 0 or false`}
            isChosen={!answers.keepsTexts}
            onChoose={() => setAnswers({ ...answers, keepsTexts: false })}
          />
        </fieldset>
      ) : null}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 8 }}>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          look="main"
          autoFocus
          onPress={() => {
            onClose();
            onPaste(plan, answers);
          }}
        >
          Paste
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

function counted(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
