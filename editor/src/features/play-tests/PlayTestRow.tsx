import type { Project } from '@playhouse/core';
import { CircleCheck, CircleDashed, CircleX, EllipsisVertical, LoaderCircle } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { describeFailure, type StoredCheck } from './checks.ts';
import styles from './PlayTests.module.css';
import type { PlayTests, TestResult } from './usePlayTests.ts';

export interface PlayTestRowProps {
  readonly name: string;
  readonly playTests: PlayTests;
  readonly project: Project;
  readonly isReady: boolean;
}

const icons = { passed: CircleCheck, failed: CircleX, running: LoaderCircle, unknown: CircleDashed } as const;

/** One play test: whether it passed, and where it fails. */
export function PlayTestRow({ name, playTests, project, isReady }: PlayTestRowProps) {
  const test = project.tests.get(name);
  const result = playTests.results.get(name);
  const isRunning = playTests.running.has(name);
  const state = isRunning ? 'running' : !result ? 'unknown' : result.failures.length === 0 ? 'passed' : 'failed';
  const Icon = icons[state];
  const [failure] = result?.failures ?? [];
  return (
    <li className={styles.test} data-state={state}>
      <Icon aria-hidden size={17} strokeWidth={1.75} className={styles.mark} />
      <span className={styles.name} title={name}>
        {name}
      </span>
      <Menu
        label={t('More actions for {name}', { name })}
        placement="bottom end"
        entries={[
          { id: 'run', label: t('Run'), isDisabled: !isReady || isRunning, onAction: () => playTests.run([name]) },
          {
            id: 'open',
            label: t('Open'),
            isDisabled: !isReady,
            onAction: () => playTests.open(name, test?.frames ?? 1),
          },
          { id: 'delete', label: t('Delete'), onAction: () => playTests.remove(name) },
        ]}
      >
        <IconButton
          icon={EllipsisVertical}
          label={t('More actions for {name}', { name })}
          size="small"
          hasTooltip={false}
        />
      </Menu>
      <p className={styles.result} role="status" aria-label={t('Result of {name}', { name })}>
        {wordsOf(state, result, test?.assertions ?? [], project)}
      </p>
      {failure?.frame !== undefined && !isRunning ? (
        <Button
          size="small"
          isDisabled={!isReady}
          onPress={() => playTests.open(name, failure.frame ?? 1, failure.assertion)}
        >
          {t('Open frame {frame}', { frame: failure.frame })}
        </Button>
      ) : null}
      {result && isStale(result.project, project) ? (
        <p className={styles.result}>{t('The game has changed since.')}</p>
      ) : null}
    </li>
  );
}

function wordsOf(
  state: keyof typeof icons,
  result: TestResult | undefined,
  checks: readonly StoredCheck[],
  project: Project,
): string {
  if (state === 'running') return t('Running …');
  if (state === 'passed') return t('Passed');
  if (result) return result.failures.map((failure) => describeFailure(project, checks, failure)).join(' ');
  if (checks.length === 0) return t('No checks yet');
  return t('{count, plural, one {1 check, not run yet} other {# checks, not run yet}}', { count: checks.length });
}

/** Tests are not part of the game. */
function isStale(before: Project, after: Project): boolean {
  const parts = ['object', 'assets', 'scenes', 'actors', 'tables', 'delegates', 'behaviors'] as const;
  return parts.some((part) => before[part] !== after[part]);
}
