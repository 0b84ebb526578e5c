import { History } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Strip } from '../../components/Strip.tsx';
import { currentLanguage, t } from '../../i18n/t.ts';
import { useCutVisit } from '../../session/cutVisit.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useBarPopover } from '../../ui-state/barPopover.ts';

/** Says after a crash up to when the project is here. */
export function CutVisitStrip() {
  const { id, session, openedAt } = useOpenProject();
  const { project, forget } = useCutVisit();
  if (project !== id) return null;
  const last = session.getState().history.undo.findLast(({ created_at: at }) => at < openedAt);
  if (!last) return null;
  const time = timeOf(last.created_at, openedAt);
  return (
    <Strip icon={History} text={t('Playhouse closed unexpectedly. Everything up to {time} is here.', { time })}>
      <Button
        size="small"
        onPress={() => {
          forget();
          useBarPopover.getState().show('history');
        }}
      >
        {t('Show history')}
      </Button>
      <Button size="small" look="plain" onPress={forget}>
        {t('Got it')}
      </Button>
    </Strip>
  );
}

/** The time, and the day unless it is the same. */
function timeOf(then: number, now: number): string {
  const day = (time: number) => new Date(time).toDateString();
  return new Date(then).toLocaleString(currentLanguage().locale, {
    timeStyle: 'short',
    ...(day(then) === day(now) ? {} : { dateStyle: 'medium' }),
  });
}
