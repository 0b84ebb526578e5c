import { tableLimits } from '@playhouse/core';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { amount } from '../../i18n/amount.ts';
import { listed } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import styles from './TableEditor.module.css';

export interface SizeDialogProps {
  readonly isOpen: boolean;
  readonly rows: number;
  readonly columns: number;
  readonly hasFixedColumns: boolean;
  readonly onClose: () => void;
  readonly onResize: (rows: number, columns: number) => void;
}

/** Changes the number of rows and columns at the end of a table. */
export function SizeDialog(props: SizeDialogProps) {
  const { isOpen, onClose } = props;
  return (
    <Dialog title={t('Size of the table')} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <SizeForm {...props} /> : null}
    </Dialog>
  );
}

function SizeForm({ rows, columns, hasFixedColumns, onClose, onResize }: SizeDialogProps) {
  const [texts, setTexts] = useState({ rows: String(rows), columns: String(columns) });
  useEffect(() => setTexts({ rows: String(rows), columns: String(columns) }), [rows, columns]);
  const wanted = { rows: numberIn(texts.rows), columns: numberIn(texts.columns) };
  const isRight = wanted.rows !== undefined && wanted.columns !== undefined;
  const lost = isRight ? lossWords(rows - (wanted.rows ?? 0), columns - (wanted.columns ?? 0)) : undefined;
  const apply = () => {
    if (wanted.rows === undefined || wanted.columns === undefined) return;
    onClose();
    onResize(wanted.rows, wanted.columns);
  };
  const field = (key: 'rows' | 'columns', label: string, isDisabled: boolean) => (
    <TextField
      label={label}
      value={texts[key]}
      onChange={(text) => setTexts((before) => ({ ...before, [key]: text }))}
      inputMode="numeric"
      isDisabled={isDisabled}
      {...(wanted[key] === undefined
        ? {
            error: t('Type a whole number from 0 to {most}.', {
              most: amount(tableLimits[key]),
            }),
          }
        : {})}
    />
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.pair}>
        {field('rows', t('Rows'), false)}
        {field('columns', t('Columns'), hasFixedColumns)}
      </div>
      <p role="status">{lost ?? t('New rows and columns are added at the end.')}</p>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginBlockStart: 16 }}>
        <Button onPress={onClose}>{t('Cancel')}</Button>
        <Button look="main" type="submit" isDisabled={!isRight}>
          {t('Resize')}
        </Button>
      </div>
    </form>
  );
}

function numberIn(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined;
}

function lossWords(rows: number, columns: number): string | undefined {
  const words = [
    ...(rows > 0 ? [t('{rows, plural, one {the last row} other {the last # rows}}', { rows })] : []),
    ...(columns > 0 ? [t('{columns, plural, one {the last column} other {the last # columns}}', { columns })] : []),
  ];
  return words.length === 0 ? undefined : t('This deletes {words}. Undo brings them back.', { words: listed(words) });
}
