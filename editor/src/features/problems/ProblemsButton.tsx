import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { t } from '../../i18n/t.ts';
import { useBarPopover } from '../../ui-state/barPopover.ts';
import type { ProblemListProps } from './ProblemList.tsx';
import styles from './ProblemsButton.module.css';
import { ProblemsPopover } from './ProblemsPopover.tsx';
import { problemCounts } from './problemCounts.ts';
import { useProblems } from './problemStore.ts';

/** The pill of the top bar with the counts, and the list of problems. docs/editor-design.md#problem-list. */
export function ProblemsButton({ here, onGo }: ProblemListProps) {
  const report = useProblems((state) => state.report);
  const { open, show } = useBarPopover();
  const isOpen = open === 'problems';
  const setOpen = (opens: boolean) => show(opens ? 'problems' : undefined);
  if (!report) return null;
  const { errors, warnings } = report;
  const name = problemCounts(report);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.pill ?? ''} {...(errors + warnings === 0 ? { 'aria-label': name } : {})}>
        {errors + warnings === 0 ? null : <span className="ph-hidden">{name}</span>}
        {errors + warnings === 0 ? (
          <span className={`${styles.part} ${styles.ok}`}>
            <Check aria-hidden size={15} strokeWidth={2.2} />
            <span className={styles.allWell}>{t('No problems')}</span>
          </span>
        ) : null}
        {errors > 0 ? (
          <span className={`${styles.part} ${styles.error}`} aria-hidden>
            <OctagonAlert aria-hidden size={15} strokeWidth={2} />
            {errors}
          </span>
        ) : null}
        {warnings > 0 ? (
          <span className={`${styles.part} ${styles.warning}`} aria-hidden>
            <TriangleAlert aria-hidden size={15} strokeWidth={2} />
            {warnings}
          </span>
        ) : null}
      </Button>
      <ProblemsPopover here={here} onGo={onGo} isOpen={isOpen} onOpenChange={setOpen} />
    </DialogTrigger>
  );
}
