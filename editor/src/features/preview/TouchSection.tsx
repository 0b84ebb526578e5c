import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { mostFingers, type Stick } from './simulatedInput.ts';
import styles from './TouchSection.module.css';
import type { SimulatedInput } from './useSimulatedInput.ts';

export interface TouchSectionProps {
  readonly input: Pick<SimulatedInput, 'fingers' | 'putFinger' | 'moveFinger' | 'liftFinger'>;
  /** Width of the game's picture by its height. */
  readonly aspect: number;
  readonly isTouch: boolean;
  readonly onTouch: (isOn: boolean) => void;
}

/** How far an arrow key moves a finger, as a share of the picture. */
const keyStep = 0.05;
const directions: Readonly<Record<string, Stick>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** Up to eleven fingers on a small picture of the screen, by pointer, touch and keyboard. */
export function TouchSection({ input, aspect, isTouch, onTouch }: TouchSectionProps) {
  const { fingers, putFinger, liftFinger } = input;
  const [isKept, setKept] = useState(false);
  const count = fingers.size;
  return (
    <section aria-label={t('Fingers')}>
      <h2>{t('Fingers')}</h2>
      <Switch label={t('Use the mouse as a finger')} isOn={isTouch} onChange={onTouch} />
      <Switch label={t('Fingers stay down')} isOn={isKept} onChange={setKept} />
      <Surface input={input} aspect={aspect} isKept={isKept} />
      <div className={styles.tools}>
        <Button
          size="small"
          isDisabled={count === mostFingers}
          onPress={() => {
            // Side by side, so that all of them can be seen.
            putFinger({ x: 0.5 + ((count % 5) - 2) * 0.12, y: 0.35 + Math.floor(count / 5) * 0.2 });
          }}
        >
          {t('Put down a finger')}
        </Button>
        <Button
          size="small"
          isDisabled={count === 0}
          onPress={() => {
            for (const touch of fingers.keys()) liftFinger(touch);
          }}
        >
          {t('Lift all')}
        </Button>
        <span className={styles.count}>{t('{count} of {most}', { count, most: mostFingers })}</span>
      </div>
    </section>
  );
}

type SurfaceProps = Pick<TouchSectionProps, 'input' | 'aspect'> & { readonly isKept: boolean };

interface Held {
  readonly touch: number;
  /** Whether it was already down: a press without a movement then lifts it. */
  readonly wasDown: boolean;
  hasMoved: boolean;
}

function Surface({ input, aspect, isKept }: SurfaceProps) {
  const { fingers, putFinger, moveFinger, liftFinger } = input;
  const held = useRef(new Map<number, Held>());
  const press = (event: PointerEvent<HTMLElement>) => {
    const dot = event.target instanceof HTMLElement ? event.target.dataset.touch : undefined;
    const touch = dot === undefined ? putFinger(placeOf(event)) : Number(dot);
    if (touch === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { touch, wasDown: dot !== undefined, hasMoved: false });
  };
  const release = ({ pointerId }: PointerEvent) => {
    const finger = held.current.get(pointerId);
    held.current.delete(pointerId);
    if (finger && (!isKept || (finger.wasDown && !finger.hasMoved))) liftFinger(finger.touch);
  };
  return (
    <div
      className={styles.surface}
      style={{ aspectRatio: aspect }}
      onPointerDown={press}
      onPointerMove={(event) => {
        const finger = held.current.get(event.pointerId);
        if (!finger) return;
        finger.hasMoved = true;
        moveFinger(finger.touch, placeOf(event));
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {fingers.size === 0 ? <span className={styles.empty}>{t('Press here to touch the game.')}</span> : null}
      {[...fingers].map(([touch, at]) => (
        <button
          key={touch}
          type="button"
          className={styles.finger}
          data-touch={touch}
          aria-label={t('Finger {touch}', { touch })}
          style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
          onKeyDown={(event) => stepFinger(event, input, touch, at)}
        >
          {touch}
        </button>
      ))}
    </div>
  );
}

function stepFinger(event: KeyboardEvent, input: TouchSectionProps['input'], touch: number, at: Stick): void {
  const direction = directions[event.key];
  if (direction) input.moveFinger(touch, { x: at.x + direction.x, y: at.y + direction.y });
  else if (event.key === 'Enter' || event.key === 'Delete') input.liftFinger(touch);
  else return;
  event.preventDefault();
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Stick {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
