import { framesPerSecond, type Path, type Project } from '@playhouse/core';
import { X } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import styles from './NowPanel.module.css';
import type { NowRow } from './nowRows.ts';
import { type Asked, pathKey } from './useWhy.ts';
import { nameAt, whySentence } from './whySentence.ts';

export interface WhyAnswerProps {
  readonly asked: Asked;
  /** What is being played. */
  readonly project: Project;
  /** The rows of the panel, for their words. */
  readonly rows: readonly NowRow[];
  readonly routeOf: (path: Path) => string | undefined;
  readonly onGoTo: (frame: number) => void;
  readonly onShow: (route: string) => void;
  readonly onClose: () => void;
}

/**
 * The answer to a question: a sentence, and a strip of the last ten seconds from which the game can be rewound to each
 * frame.
 */
export function WhyAnswer({ asked, project, rows, routeOf, onGoTo, onShow, onClose }: WhyAnswerProps) {
  const { answer, isOpen } = asked;
  return (
    <section className={styles.answer} aria-label={t('Why?')}>
      <header className={styles.head}>
        <h2>{t('Why?')}</h2>
        <IconButton icon={X} label={t('Close the answer')} size="small" onPress={onClose} />
      </header>
      {answer ? (
        <>
          <p role="status">{whySentence(answer.cause, project, asked.path)}</p>
          {answer.isExact ? null : (
            <p className={styles.note}>{t('The game could not be replayed exactly, so this may be wrong.')}</p>
          )}
          <p className={styles.leads}>
            {answer.leads.map(({ path }) => {
              const route = routeOf(path);
              return route === undefined ? null : (
                <Button key={path.join('/')} className={styles.lead ?? ''} onPress={() => onShow(route)}>
                  {t('Show “{name}”', { name: nameAt(project, path) })}
                </Button>
              );
            })}
          </p>
          <Strip key={`${answer.from} ${answer.to}`} answer={answer} project={project} rows={rows} onGoTo={onGoTo} />
        </>
      ) : (
        <p role="status">{isOpen ? t('Replaying the last seconds…') : t('There is nothing to replay yet.')}</p>
      )}
    </section>
  );
}

interface StripProps {
  readonly project: Project;
  readonly rows: readonly NowRow[];
  readonly answer: NonNullable<Asked['answer']>;
  readonly onGoTo: (frame: number) => void;
}

/** A line for each condition and for the behavior: true, false, or not evaluated. */
function Strip({ answer: { from, to, lines }, project, rows, onGoTo }: StripProps) {
  const [frame, setFrame] = useState(to);
  const count = to - from;
  if (count === 0) return null;
  const frameAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 0.999_999);
    return from + 1 + Math.floor(share * count);
  };
  const index = frame - from - 1;
  const seconds = amount(frame / framesPerSecond, 2);
  return (
    <div className={styles.strip}>
      {/* The slider below does the same for keys. */}
      <div
        className={styles.lines}
        dir="ltr"
        data-testid="why-strip"
        onPointerMove={(event) => setFrame(frameAt(event))}
        onPointerDown={(event) => onGoTo(frameAt(event))}
      >
        {lines.map(({ path, states, values }) => {
          const row = rows.find(({ key }) => key === pathKey(path));
          const state = (path.at(-2) === 'conditions' ? words : doings)[states[index] ?? 'n'] ?? '';
          const value = row?.isPlain ? '' : (values[index] ?? '');
          return (
            <div key={path.join('/')} className={styles.line}>
              <span className={styles.lineName} dir="auto">
                {row?.name ?? nameAt(project, path)}
              </span>
              <span className={styles.lineValue}>{[state, value].filter((one) => one !== '').join(' · ')}</span>
              <svg className={styles.track} viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
                {runsOf(states).map(({ start, length, state: ran }) => (
                  <rect
                    key={start}
                    x={start}
                    y={1 - (heights[ran ?? 'n'] ?? 0)}
                    width={length}
                    height={heights[ran ?? 'n']}
                    data-state={ran}
                  />
                ))}
              </svg>
            </div>
          );
        })}
        <i className={styles.pointer} style={{ insetInlineStart: `${((index + 0.5) / count) * 100}%` }} />
      </div>
      <input
        type="range"
        dir="ltr"
        aria-label={t('Frame of the answer')}
        aria-valuetext={t('{seconds} seconds', { seconds })}
        min={from + 1}
        max={to}
        value={frame}
        onChange={(event) => setFrame(Number(event.target.value))}
      />
      <Button className={styles.lead ?? ''} onPress={() => onGoTo(frame)}>
        {t('Go to {seconds} s', { seconds })}
      </Button>
    </div>
  );
}

const words: Readonly<Record<string, string>> = { t: t('true'), f: t('false'), n: t('not asked') };
/** True is a full bar, false a thin one at the bottom, and what was not asked leaves a gap. */
const heights: Readonly<Record<string, number>> = { t: 1, f: 1 / 3, n: 0 };
/** The same words for the behavior itself. */
const doings: Readonly<Record<string, string>> = { t: t('ran'), f: t('done'), n: t('not asked') };

/** Runs of consecutive frames with the same state. */
function runsOf(states: string) {
  return [...states.matchAll(/t+|f+|n+/g)].map((run) => ({
    start: run.index,
    length: run[0].length,
    state: run[0][0],
  }));
}
