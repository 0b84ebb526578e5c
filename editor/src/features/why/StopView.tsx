import { framesPerSecond, type Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import type { TracedAttribute } from '@playhouse/runtime';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button.tsx';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import { changedAttribute } from './changedAttribute.ts';
import styles from './NowPanel.module.css';
import { shortValue } from './shortValue.ts';
import { isOver, type Stop, type StopEvent } from './stopped.ts';
import type { Breakpoints } from './useBreakpoints.ts';
import { nameAt } from './whySentence.ts';

export interface StopViewProps {
  readonly breakpoints: Breakpoints;
  readonly stop: Stop;
  readonly project: Project;
  /** The actors of the running scene. */
  readonly actors: readonly InspectedActor[];
}

/** Where the game has stopped in a frame, and what happens in it, step by step. */
export function StopView({ breakpoints, stop, project, actors }: StopViewProps) {
  const nameOf: NameOf = (change) => changedAttribute(project, actors, breakpoints.stored.list, change);
  const { events, at, frame } = stop;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <section className={styles.stop} aria-label={t('Stopped')}>
      <p role="status">
        {t('Stopped at {seconds} s: {reason}', {
          seconds: amount(frame / framesPerSecond, 2),
          reason: isOver(stop) ? t('The frame is over.') : reason(stop, project, nameOf),
        })}
      </p>
      <div className={styles.stopTools}>
        <Button size="small" isDisabled={isOver(stop)} onPress={breakpoints.step}>
          {t('Step')}
        </Button>
        <Button size="small" onPress={breakpoints.goOn}>
          {t('Continue')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard */}
      <ol ref={list} className={styles.events} aria-label={t('What happens in this frame')} tabIndex={0}>
        {events.map((event, index) => (
          <li
            key={index}
            className={styles.event}
            data-current={index === at || undefined}
            data-ahead={index > at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            <EventWords event={event} project={project} nameOf={nameOf} />
          </li>
        ))}
        <li
          className={styles.event}
          data-current={at === events.length || undefined}
          data-ahead={at < events.length || undefined}
          aria-current={at === events.length ? 'step' : undefined}
        >
          {t('Actors move')}
        </li>
      </ol>
    </section>
  );
}

/** Owner and name of a changed attribute. */
type NameOf = (change: TracedAttribute) => string;

interface EventWordsProps {
  readonly event: StopEvent;
  readonly project: Project;
  readonly nameOf: NameOf;
}

function EventWords({ event, project, nameOf }: EventWordsProps) {
  if (event.kind === 'change') {
    const { from, to } = event.change;
    return (
      <>
        <span dir="auto">{nameOf(event.change)}</span>
        <span>
          {shortValue(from)} → {shortValue(to)}
        </span>
      </>
    );
  }
  const word = event.kind === 'condition' ? (event.holds ? t('true') : t('false')) : phases[event.phase];
  return (
    <>
      <span dir="auto">{nameAt(project, event.path)}</span>
      <span>{word}</span>
    </>
  );
}

const phases = { start: t('begins'), update: t('continues'), stop: t('ends'), answer: t('is answered') } as const;

function reason({ path, change }: Stop, project: Project, nameOf: NameOf): string {
  if (change) return t('“{name}” changes.', { name: nameOf(change) });
  if (!path) return '';
  const name = nameAt(project, path);
  return path.at(-2) === 'conditions' ? t('“{name}” becomes true.', { name }) : t('“{name}” acts.', { name });
}
