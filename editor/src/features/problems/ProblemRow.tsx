import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { issueText } from '../../i18n/issueText.ts';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import type { Problem } from '../../workers/checkService.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import styles from './ProblemList.module.css';
import { fixOf } from './problemFixing.ts';
import { problemAddress, problemLocation } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';

export interface ProblemRowProps {
  readonly problem: Problem;
  /** Opens an address inside the game. */
  readonly onGo: (address: string) => void;
}

/** A problem with its place, the way there, and what mends it. */
export function ProblemRow({ problem, onGo }: ProblemRowProps) {
  const open = useOpenProject();
  const address = useProject((project) => problemAddress(problem, project));
  const fix = useProblems(({ fixes }) => fixes.get(keyOfIssue(problem.issue)));
  const { issue } = problem;
  const offered = fixOf(problem, fix);
  const isError = issue.severity === 'blocking';
  return (
    <li className={styles.problem}>
      {isError ? (
        <OctagonAlert aria-label={t('Error')} size={16} strokeWidth={2} className={styles.error} />
      ) : (
        <TriangleAlert aria-label={t('Warning')} size={16} strokeWidth={2} className={styles.warning} />
      )}
      <div className={styles.words}>
        <p className={styles.message}>{issueText(issue)}</p>
        <p className={styles.place}>{problemLocation(problem)}</p>
      </div>
      <div className={styles.deeds}>
        {offered ? (
          <Button className={styles.deed ?? ''} onPress={() => offered.run(open)}>
            {offered.deed}
          </Button>
        ) : null}
        <Button className={styles.deed ?? ''} onPress={() => onGo(address)}>
          {t('Go there')}
        </Button>
      </div>
    </li>
  );
}
