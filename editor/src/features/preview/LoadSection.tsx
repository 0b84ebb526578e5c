import { millisecondsPerFrame } from '@playhouse/core';
import { useEffect } from 'react';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import { averageOf, type GameLoad, longestOf, picturesPerSecond, shownPictures } from './gameLoad.ts';
import styles from './LoadSection.module.css';
import type { MeasuredLoad } from './useGameLoad.ts';

/** The height of the drawing in times of a frame. */
const shownFrames = 1.5;
const height = 100 * shownFrames;

/** The times of the last pictures against the time of a frame, and what else the game costs. */
export function LoadSection({ load, setShown }: Omit<MeasuredLoad, 'take'>) {
  useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, [setShown]);
  const pictures = load?.pictures ?? [];
  return (
    <section className={styles.section} aria-label={t('Frame time')}>
      <h2>{t('Frame time')}</h2>
      <Bars pictures={pictures} />
      <p className={styles.legend}>
        <span data-part="steps">{t('Computing')}</span>
        <span data-part="drawing">{t('Drawing')}</span>
        <span data-part="limit">{milliseconds(millisecondsPerFrame)}</span>
      </p>
      {load && pictures.length > 0 ? (
        <Numbers load={load} />
      ) : (
        <p className={styles.quiet}>{t('Times appear here when the game runs.')}</p>
      )}
    </section>
  );
}

function Bars({ pictures }: Pick<GameLoad, 'pictures'>) {
  const tall = (milliseconds: number) => (milliseconds / millisecondsPerFrame) * 100;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${shownPictures * 4} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('The last {count} pictures took up to {longest} ms', {
        count: pictures.length,
        longest: amount(longestOf(pictures), 1),
      })}
    >
      {pictures.map(({ steps, drawing }, index) => {
        const x = (shownPictures - pictures.length + index) * 4;
        return (
          <g key={index}>
            <rect data-part="steps" x={x} width={3} y={height - tall(steps)} height={tall(steps)} />
            <rect data-part="drawing" x={x} width={3} y={height - tall(steps + drawing)} height={tall(drawing)} />
          </g>
        );
      })}
      <line x1={0} x2={shownPictures * 4} y1={height - 100} y2={height - 100} />
    </svg>
  );
}

function Numbers({ load }: { readonly load: GameLoad }) {
  const { pictures, actors, draws, pictureBytes, heapBytes } = load;
  const rows: readonly (readonly [string, string])[] = [
    [t('Pictures per second'), String(Math.round(picturesPerSecond(pictures)))],
    [t('Computing'), milliseconds(averageOf(pictures, 'steps'))],
    [t('Drawing'), milliseconds(averageOf(pictures, 'drawing'))],
    [t('Actors'), String(actors)],
    [t('Draw calls'), String(draws)],
    [t('Memory of pictures'), megabytes(pictureBytes)],
    ...(heapBytes === undefined ? [] : [[t('Memory of the game'), megabytes(heapBytes)] as const]),
  ];
  return (
    <dl className={styles.numbers}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function milliseconds(value: number): string {
  return t('{value} ms', { value: amount(value, 1) });
}

function megabytes(bytes: number): string {
  return t('{value} MB', { value: amount(bytes / 1e6, 1) });
}
