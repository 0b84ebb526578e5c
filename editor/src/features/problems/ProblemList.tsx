import { Pin, PinOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { loadWhenIdle } from '../../offline/loadPart.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import { CheckNote } from './CheckNote.tsx';
import { listedAt } from './listedAt.ts';
import styles from './ProblemList.module.css';
import { ProblemRow, type ProblemRowProps } from './ProblemRow.tsx';
import { loadRepairs } from './problemFixing.ts';
import { useProblems } from './problemStore.ts';
import { type OpenPage, usePlacesHere } from './usePlacesHere.ts';

export interface ProblemListProps extends Pick<ProblemRowProps, 'onGo'> {
  /** The open page, for the filter. */
  readonly here: OpenPage | undefined;
  /** Called after the list was pinned to the inspector or removed from there. */
  readonly onPinned?: () => void;
}

/** The problems of the project, each with a way to its place or the deed that mends it. */
export function ProblemList({ here, onGo, onPinned }: ProblemListProps) {
  const report = useProblems((state) => state.report);
  const openList = useProblems((state) => state.openList);
  const [filter, setFilter] = useState<'all' | 'scene' | 'actor'>('all');
  const { problemsPinned, change } = usePreferences();
  const places = usePlacesHere(here);
  const place = filter === 'all' ? undefined : places[filter];
  useEffect(() => openList(place), [openList, place]);
  useEffect(() => void loadWhenIdle([loadRepairs]), []);
  const { problems, count } = listedAt(report, place);
  const more = count - problems.length;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('Problems')}</h2>
        {here ? (
          <SegmentedControl
            label={t('Show')}
            value={place ? filter : 'all'}
            onChange={setFilter}
            segments={[
              { id: 'all', label: t('All') },
              ...(places.scene ? [{ id: 'scene', label: t('This scene') } as const] : []),
              ...(places.actor ? [{ id: 'actor', label: t('This actor') } as const] : []),
            ]}
          />
        ) : null}
        <IconButton
          icon={problemsPinned ? PinOff : Pin}
          label={problemsPinned ? t('Unpin from the inspector') : t('Pin to the inspector')}
          onPress={() => {
            change({ problemsPinned: !problemsPinned, ...(!problemsPinned && { inspectorVisible: true }) });
            onPinned?.();
          }}
        />
      </header>
      {count === 0 ? (
        <div className={styles.none}>
          <LitStage />
          <p>{report ? t('No problems') : t('Not checked yet')}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <ProblemRow key={keyOfIssue(problem.issue)} problem={problem} onGo={onGo} />
          ))}
          {more > 0 ? <li className={styles.more}>{t('and {count} more', { count: more })}</li> : null}
        </ul>
      )}
      <CheckNote />
    </>
  );
}

function LitStage() {
  return (
    <svg width="72" height="52" viewBox="0 0 72 52" aria-hidden="true">
      <path d="M36 4 16 44h40Z" fill="var(--ph-spot)" opacity=".28" />
      <ellipse cx="36" cy="44" rx="22" ry="4" fill="var(--ph-spot)" opacity=".7" />
      <path
        d="M4 4h64M8 4c1 16-2 28-6 40M64 4c-1 16 2 28 6 40"
        fill="none"
        stroke="var(--ph-line-control)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
