import { type DelegateDocument, findDelegateEvent } from '@playhouse/core';
import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../i18n/t.ts';
import type { ScriptProblem } from './code/problemMarks.ts';
import { eventSignature } from './model/scriptEvents.ts';
import styles from './ScriptEditor.module.css';

export interface ScriptProblemsProps {
  readonly script: DelegateDocument;
  readonly problems: readonly ScriptProblem[];
  readonly onGo: (position: ScriptProblem['position']) => void;
}

/** The problems of a script below its code, each of which leads to its line. */
export function ScriptProblems({ script, problems, onGo }: ScriptProblemsProps) {
  return (
    <section className={styles.problems} aria-label={t('Problems of this script')} aria-live="polite">
      {problems.length === 0 ? (
        <p className={styles.fine}>
          <Check aria-hidden size={15} strokeWidth={2.2} />
          {restText(script)}
        </p>
      ) : (
        <ul>
          {problems.map(({ key, severity, message, position }) => {
            const Icon = severity === 'error' ? OctagonAlert : TriangleAlert;
            return (
              <li key={key}>
                <Button className={styles.problem ?? ''} data-tone={severity} onPress={() => onGo(position)}>
                  <Icon aria-label={severity === 'error' ? t('Error') : t('Warning')} size={15} strokeWidth={2} />
                  {position ? <b>{t('Line {line}', { line: position.line })}</b> : null}
                  <span>{message}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function restText({ source, enabled, event }: DelegateDocument): string {
  const found = findDelegateEvent(event);
  if (!enabled) return t('This script is off. Turn it on to check and run it.');
  if (source.trim() === '' && found)
    return t('Nothing to run yet. This is the inside of {event}.', { event: eventSignature(found) });
  return t('No problems found.');
}
