import { type DelegateDocument, findDelegateEvent } from '@playhouse/core';
import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
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
    <section className={styles.problems} aria-label="Problems of this script" aria-live="polite">
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
                  <Icon aria-label={severity === 'error' ? 'Error' : 'Warning'} size={15} strokeWidth={2} />
                  {position ? <b>Line {position.line}</b> : null}
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
  if (!enabled) return 'This script is off. Turn it on to check and run it.';
  if (source.trim() === '' && found) return `Nothing to run yet. This is the inside of ${eventSignature(found)}.`;
  return 'No problems found.';
}
