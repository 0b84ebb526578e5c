import type { ReactNode } from 'react';
import { t } from '../../i18n/t.ts';
import { DiffText, diffText } from './DiffText.tsx';
import type { DocumentDifference } from './differences.ts';
import styles from './Versions.module.css';

export interface DifferenceListProps {
  readonly differences: readonly DocumentDifference[];
  /** A tool for one document. */
  readonly tool?: (difference: DocumentDifference) => ReactNode;
}

/** How many lines are shown of one document. */
const mostLines = 100;

/** What differs, by document. */
export function DifferenceList({ differences, tool }: DifferenceListProps) {
  return (
    <ul className={styles.groups}>
      {differences.map((difference) => {
        const { document, subject, lines } = difference;
        const more = lines.length - mostLines;
        return (
          <li key={`${document} ${diffText(subject)}`}>
            <div className={styles.group}>
              <h4 className={styles.subject}>
                <DiffText words={subject} />
              </h4>
              {tool?.(difference)}
            </div>
            <ul className={styles.lines}>
              {lines.slice(0, mostLines).map((line, index) => (
                <li key={index}>
                  <DiffText words={line} />
                </li>
              ))}
              {more > 0 ? <li>{t('and {more} more', { more })}</li> : null}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
