import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentLanguage, t } from '../../i18n/t.ts';
import styles from './ProblemList.module.css';
import { useProblems } from './problemStore.ts';

/** When the problems were found, and what they mean for the game. Nothing before the first check. */
export function CheckNote() {
  const report = useProblems((state) => state.report);
  const hasFailed = useProblems((state) => state.hasFailed);
  const checkedAt = useProblems((state) => state.checkedAt);
  const isRecent = useIsRecent(checkedAt);
  if (hasFailed) {
    return (
      <footer className={styles.foot} data-failed>
        <TriangleAlert aria-hidden size={14} strokeWidth={2.2} />
        {t('The last check failed. The project is checked again after the next change.')}
      </footer>
    );
  }
  if (!report) return null;
  return (
    <footer className={styles.foot}>
      <Check aria-hidden size={14} strokeWidth={2.2} />
      {noteOf(report.errors + report.warnings, isRecent ? undefined : timeOf(checkedAt))}
    </footer>
  );
}

function noteOf(problems: number, time: string | undefined): string {
  if (problems === 0) return time === undefined ? t('Checked just now.') : t('Checked at {time}.', { time });
  return time === undefined
    ? t('Checked just now. The game still plays: broken parts do nothing, missing images are plain rectangles.')
    : t('Checked at {time}. The game still plays: broken parts do nothing, missing images are plain rectangles.', {
        time,
      });
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toLocaleTimeString(currentLanguage().locale, { timeStyle: 'short' });
}

/** How long a check is said to have been just now, in ms. */
const recently = 60_000;

/** True until a minute after this time. */
function useIsRecent(time: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const end = time + recently;
    const timer = setTimeout(() => setNow(Math.max(end, Date.now())), end - Date.now());
    return () => clearTimeout(timer);
  }, [time]);
  return now < time + recently;
}
