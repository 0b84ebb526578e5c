import { Check, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { counted } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { ProblemList, type ProblemListProps } from './ProblemList.tsx';
import styles from './ProblemsButton.module.css';
import { useProblems } from './problemStore.ts';

/** The pill of the top bar with the counts, and the list of problems. docs/editor-design.md#problem-list. */
export function ProblemsButton({ here, onGo }: ProblemListProps) {
  const report = useProblems((state) => state.report);
  const [isOpen, setOpen] = useState(false);
  if (!report) return null;
  const { errors, warnings } = report;
  const counts = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(
    (each) => each !== false,
  );
  const name = counts.length === 0 ? t('No problems') : t('Problems: {counts}', { counts: counts.join(', ') });
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={styles.pill ?? ''} {...(counts.length === 0 ? { 'aria-label': name } : {})}>
        {counts.length === 0 ? null : <span className="ph-hidden">{name}</span>}
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
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={6}>
        <Dialog aria-label={t('Problems')} className={styles.dialog ?? ''}>
          <ProblemList
            here={here}
            onPinned={() => setOpen(false)}
            onGo={(address) => {
              setOpen(false);
              onGo(address);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
