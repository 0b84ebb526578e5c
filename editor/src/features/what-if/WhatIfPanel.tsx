import type { Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { useEffect, useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import { ScrubNumber } from './ScrubNumber.tsx';
import { triedNumbers } from './triedNumbers.ts';
import type { ShownGhosts, WhatIf } from './useWhatIf.ts';
import styles from './WhatIf.module.css';

export interface WhatIfPanelProps {
  readonly whatIf: WhatIf;
  /** The current project. */
  readonly project: Project;
  readonly actor: InspectedActor | undefined;
  readonly sceneId: string;
  readonly isPaused: boolean;
  /** The control that chooses the actor. */
  readonly chooser: React.ReactNode;
}

const spans = (['2', '5', '10'] as const).map((id) => ({ id, label: t('{seconds} s', { seconds: id }) }));

/**
 * Numbers of an actor of the paused game; trying another value shows where the actor would go.
 * docs/editor-design.md#preview.
 */
export function WhatIfPanel({ whatIf, project, actor, sceneId, isPaused, chooser }: WhatIfPanelProps) {
  const { setOn, seconds, setSeconds, asIs, changed } = whatIf;
  useEffect(() => {
    setOn(true);
    return () => setOn(false);
  }, [setOn]);
  const groups = useMemo(() => (actor ? triedNumbers(project, { actor, sceneId }) : []), [project, actor, sceneId]);
  const shown = changed ?? asIs;
  return (
    <div className={styles.panel}>
      <div className={styles.chooser}>{chooser}</div>
      {isPaused ? null : <p className={styles.hint}>{t('Pause the game to see where its actors go.')}</p>}
      {isPaused && actor ? (
        <>
          <div className={styles.span}>
            <span>{t('Show the next')}</span>
            <SegmentedControl
              label={t('Length of the paths')}
              segments={spans}
              value={spans.find(({ id }) => Number(id) === seconds)?.id ?? '5'}
              onChange={(id) => setSeconds(Number(id))}
            />
          </div>
          <p className={styles.hint} role="status" aria-label={t('Where it leads')}>
            {shown ? describe(shown, changed !== undefined) : t('Working it out…')}
          </p>
          {groups.map(({ id, title, numbers }) => (
            <section key={id} className={styles.group} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {numbers.map((number) => (
                  <ScrubNumber
                    key={`${actor.key} ${number.id}`}
                    number={number}
                    owner={title}
                    onTry={(value) => whatIf.tryOut(number.edit(value))}
                    onKeep={(value) => whatIf.keep(number.edit(value))}
                    onDrop={whatIf.drop}
                  />
                ))}
              </ul>
            </section>
          ))}
        </>
      ) : null}
      {isPaused && !actor ? (
        <EmptyState text={t('Choose an actor to try its numbers, or drag one in the picture.')} />
      ) : null}
    </div>
  );
}

const endings: Readonly<Record<ShownGhosts['ending'], string>> = {
  time: '',
  newer: '',
  gone: t('Then it is gone.'),
  scene: t('Then the scene changes.'),
  waits: t('Then the game waits.'),
  restart: t('With this change, the game restarts.'),
  failed: t('This could not be played.'),
};

function describe({ paths, frames, ending }: ShownGhosts, isChanged: boolean): string {
  const [first] = paths;
  if (!first) return endings[ending];
  const { name, x, y } = first;
  const time = t('{seconds} s', { seconds: amount(frames / 60, 1) });
  const where = `${Math.round(x)}, ${Math.round(y)}`;
  const params = { time, name: name || t('it'), where };
  const sentence = isChanged
    ? t('After {time}, {name} would be at {where}.', params)
    : t('After {time}, {name} is at {where}.', params);
  return `${sentence} ${endings[ending]}`.trim();
}
