import { OctagonAlert, Pin, PinOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { issueText } from '../../i18n/issueText.ts';
import { t } from '../../i18n/t.ts';
import { loadWhenIdle } from '../../offline/loadPart.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import type { ListedProblems, Problem, ProblemReport } from '../../workers/checkService.ts';
import { keyOfIssue } from '../../workers/problemFix.ts';
import { isAt, keyOfPlace, type ProblemPlace } from '../../workers/problemPlace.ts';
import { CheckNote } from './CheckNote.tsx';
import styles from './ProblemList.module.css';
import { fixOf, loadRepairs } from './problemFixing.ts';
import { problemAddress, problemLocation } from './problemLocation.ts';
import { useProblems } from './problemStore.ts';
import { type OpenPage, usePlacesHere } from './usePlacesHere.ts';

export interface ProblemListProps {
  /** The open page, for the filter. */
  readonly here: OpenPage | undefined;
  /** Opens an address inside the game. */
  readonly onGo: (address: string) => void;
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

/** The problems at a place; everywhere when undefined. */
function listedAt(report: ProblemReport | undefined, place: ProblemPlace | undefined): ListedProblems {
  if (!report) return { problems: [], count: 0 };
  const { problems, lists, errors, warnings } = report;
  if (!place) return { problems, count: errors + warnings };
  const listed = lists.get(keyOfPlace(place));
  if (listed) return listed;
  // Until the list arrives, which has those that are not among the first of all.
  const found = problems.filter((problem) => isAt(place, problem));
  return { problems: found, count: found.length };
}

function ProblemRow({ problem, onGo }: { readonly problem: Problem; readonly onGo: (address: string) => void }) {
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
