import { type ExpressionFunction, expressionFunctions, signatureOf } from '@playhouse/core';
import { useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import styles from './FunctionList.module.css';

export interface FunctionListProps {
  readonly onInsert: (entry: ExpressionFunction) => void;
}

type Group = ExpressionFunction['group'];

const groups: readonly { readonly id: Group; readonly label: string }[] = [
  { id: 'math', label: t('Math') },
  { id: 'text', label: t('Text') },
  { id: 'table', label: t('Table') },
];

/** The functions of a group, with their signatures and descriptions. */
export function FunctionList({ onInsert }: FunctionListProps) {
  const [group, setGroup] = useState<Group>('math');
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h3>{t('Functions')}</h3>
        <SegmentedControl label={t('Functions')} segments={groups} value={group} onChange={setGroup} />
      </header>
      <ul className={styles.list}>
        {expressionFunctions
          .filter((entry) => entry.group === group)
          .map((entry) => (
            <li key={entry.name}>
              <button type="button" className={styles.row} title={entry.help} onClick={() => onInsert(entry)}>
                <code className={styles.call}>
                  <span>{entry.name}</span>
                  {signatureOf(entry).slice(entry.name.length)}
                </code>
                <span className={styles.help}>{entry.help}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
