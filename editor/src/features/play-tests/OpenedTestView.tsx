import type { PlayTestDocument } from '@playhouse/core';
import { Check, ChevronLeft, OctagonAlert, Play, Plus, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { describeCheck, describeFailure, frameOf, offeredChecks } from './checks.ts';
import styles from './PlayTests.module.css';
import type { PlayTestsPanelProps } from './PlayTestsPanel.tsx';
import type { OpenedTest } from './usePlayTests.ts';

export interface OpenedTestViewProps extends PlayTestsPanelProps {
  readonly opened: OpenedTest;
  readonly test: PlayTestDocument;
}

/** The checks of a test, and offers of further checks that hold in the shown frame. */
export function OpenedTestView({
  opened,
  test,
  playTests,
  project,
  seen,
  isReady,
  isPaused,
  last,
}: OpenedTestViewProps) {
  const { name, failed } = opened;
  const checks = test.assertions ?? [];
  const isIntact = isPaused && last === test.frames;
  const canAdd = isIntact && seen.frame >= 1 && seen.frame <= test.frames;
  const result = playTests.results.get(name);
  const failures = result?.failures ?? [];
  const failure = failures.find(({ assertion }) => assertion === failed) ?? failures[0];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label={t('All play tests')} onPress={playTests.close} />
        <h2 title={name}>{name}</h2>
        <Button icon={Play} size="small" isDisabled={!isReady} onPress={() => playTests.run([name])}>
          {t('Run')}
        </Button>
      </div>
      {result ? (
        <p
          className={styles.result}
          role="status"
          aria-label={t('Result of {name}', { name })}
          data-state={result.failures.length > 0 ? 'failed' : 'passed'}
        >
          {failure ? <OctagonAlert aria-hidden size={15} /> : <Check aria-hidden size={15} strokeWidth={2.5} />}
          <span>{failure ? describeFailure(project, checks, failure) : t('Passed')}</span>
        </p>
      ) : null}
      <section className={styles.group} aria-label={t('Checks')}>
        <h3>{t('Checks')}</h3>
        {checks.length === 0 ? (
          <p className={styles.result}>{t('None yet. The test only fails when the game has a fault.')}</p>
        ) : null}
        <ul>
          {checks.map((check, index) => {
            const label = describeCheck(project, check);
            const at = frameOf(check);
            return (
              <li
                key={`${index} ${JSON.stringify(check)}`}
                className={styles.check}
                data-failed={failed === index + 1 || undefined}
                aria-current={failed === index + 1 || undefined}
              >
                <AriaButton
                  className={styles.where ?? ''}
                  isDisabled={at === undefined || !isReady}
                  onPress={() => playTests.open(name, at ?? test.frames, failed)}
                >
                  <span>{label}</span>
                  <small>{at === undefined ? whenOf(check) : t('frame {at}', { at })}</small>
                </AriaButton>
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={t('Remove {label}', { label })}
                  onPress={() => playTests.removeCheck(name, index)}
                />
              </li>
            );
          })}
        </ul>
      </section>
      <section className={styles.group} aria-label={t('True in this frame')}>
        <h3>{t('True in frame {frame}', { frame: seen.frame })}</h3>
        {canAdd ? (
          <ul>
            {offeredChecks(project, seen).map(({ id, label, check }) => {
              const isTaken = checks.some((each) => JSON.stringify(each) === id);
              const Icon = isTaken ? Check : Plus;
              return (
                <li key={id}>
                  <AriaButton
                    className={styles.offer ?? ''}
                    aria-label={t('Check that {label}', { label })}
                    isDisabled={isTaken}
                    onPress={() => playTests.addCheck(name, check)}
                  >
                    <Icon aria-hidden size={15} strokeWidth={2} />
                    <span>{label}</span>
                  </AriaButton>
                </li>
              );
            })}
          </ul>
        ) : (
          <div className={styles.lost}>
            <p className={styles.result}>
              {isIntact ? t('Go to a later frame to add checks.') : t('The preview no longer shows this test.')}
            </p>
            <Button size="small" isDisabled={!isReady} onPress={() => playTests.open(name, test.frames, failed)}>
              {t('Open the test again')}
            </Button>
          </div>
        )}
        {canAdd ? (
          <p className={styles.result}>{t('Choose an actor or watch an attribute under Watch to check it here.')}</p>
        ) : null}
      </section>
    </div>
  );
}

const words: Readonly<Record<string, string>> = {
  always: t('always'),
  sometime: t('sometime'),
  never: t('never'),
  end: t('at the end of the test'),
};

function whenOf({ type, when }: Readonly<Record<string, unknown>>): string {
  return words[typeof when === 'string' ? when : type === 'log' ? 'sometime' : 'end'] ?? '';
}
