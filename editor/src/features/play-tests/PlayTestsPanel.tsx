import type { Project } from '@playhouse/core';
import { Play } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import type { SeenFrame } from './checks.ts';
import { OpenedTestView } from './OpenedTestView.tsx';
import { PlayTestRow } from './PlayTestRow.tsx';
import styles from './PlayTests.module.css';
import type { PlayTests } from './usePlayTests.ts';

export interface PlayTestsPanelProps {
  readonly playTests: PlayTests;
  /** The current project. */
  readonly project: Project;
  /** False while no game is loaded. */
  readonly isReady: boolean;
  readonly isPaused: boolean;
  /** The last frame that can be shown. */
  readonly last: number;
  readonly seen: SeenFrame;
}

/** The project's play tests, their results, and the checks of the open one. docs/play-tests.md. */
export function PlayTestsPanel(props: PlayTestsPanelProps) {
  const { playTests, project, isReady } = props;
  const { opened, running } = playTests;
  const test = opened && project.tests.get(opened.name);
  if (opened && test) return <OpenedTestView {...props} opened={opened} test={test} />;
  const names = [...project.tests.keys()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  if (names.length === 0)
    return <EmptyState text={t('Record a play, save it as a play test, then say what must be true.')} />;
  return (
    <div className={styles.panel}>
      <Button icon={Play} size="small" isDisabled={!isReady || running.size > 0} onPress={() => playTests.run(names)}>
        {t('{count, plural, one {Run the test} other {Run all # tests}}', { count: names.length })}
      </Button>
      <ul className={styles.tests} aria-label={t('Play tests')}>
        {names.map((name) => (
          <PlayTestRow key={name} name={name} playTests={playTests} project={project} isReady={isReady} />
        ))}
      </ul>
    </div>
  );
}
