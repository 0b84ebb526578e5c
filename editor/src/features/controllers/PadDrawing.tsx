import { type ControllerButton, controllerButtons, controllerButtonTitles, type Project } from '@playhouse/core';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../i18n/t.ts';
import styles from './ControllerPage.module.css';
import { keyAt } from './model/controllerKeys.ts';
import type { ConnectedPads } from './useConnectedPads.ts';

export interface PadDrawingProps {
  readonly player: number;
  readonly maps: Project['object']['controllerMaps'];
  /** The button that waits for a key. */
  readonly armed: ControllerButton | undefined;
  readonly pads: ConnectedPads;
  readonly onArm: (button: ControllerButton) => void;
}

interface ButtonLook {
  /** Center and size in the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Shown in place of its title. */
  readonly icon?: LucideIcon;
  readonly short?: string;
}

const [width, height] = [480, 300];

const looks: Readonly<Record<ControllerButton, ButtonLook>> = {
  dpadUp: { x: 110, y: 98, width: 36, height: 36, icon: ArrowUp },
  dpadDown: { x: 110, y: 170, width: 36, height: 36, icon: ArrowDown },
  dpadLeft: { x: 74, y: 134, width: 36, height: 36, icon: ArrowLeft },
  dpadRight: { x: 146, y: 134, width: 36, height: 36, icon: ArrowRight },
  buttonA: { x: 370, y: 172, width: 38, height: 38 },
  buttonB: { x: 408, y: 134, width: 38, height: 38 },
  buttonX: { x: 332, y: 134, width: 38, height: 38 },
  buttonY: { x: 370, y: 96, width: 38, height: 38 },
  start: { x: 272, y: 116, width: 56, height: 26 },
  select: { x: 208, y: 116, width: 56, height: 26 },
  leftShoulder1: { x: 110, y: 53, width: 92, height: 26 },
  rightShoulder1: { x: 370, y: 53, width: 92, height: 26 },
  leftShoulder2: { x: 110, y: 22, width: 76, height: 28 },
  rightShoulder2: { x: 370, y: 22, width: 76, height: 28 },
  leftStickClick: { x: 178, y: 202, width: 56, height: 56, short: t('Stick') },
  rightStickClick: { x: 302, y: 202, width: 56, height: 56, short: t('Stick') },
};

/** A drawn controller whose buttons show their keys, and light up while a connected one is used. */
export function PadDrawing({ player, maps, armed, pads, onArm }: PadDrawingProps) {
  return (
    <div dir="ltr" className={styles.drawing}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path
          className={styles.body}
          d="M110 66h260c52 0 76 34 88 92 10 50 14 118-24 126-36 8-48-38-92-42H138c-44 4-56 50-92 42-38-8-34-76-24-126 12-58 36-92 88-92Z"
        />
      </svg>
      {controllerButtons.map((button) => {
        const key = keyAt(maps, { player, button });
        const { icon: Icon, short = t(controllerButtonTitles[button]) } = looks[button];
        return (
          <Button
            key={button}
            className={styles.padButton ?? ''}
            style={placeOf(button, pads)}
            aria-label={`${t(controllerButtonTitles[button])}, ${key === '' ? t('no key') : key}`}
            data-arms
            data-armed={armed === button || undefined}
            data-held={pads.held.has(button) || undefined}
            data-mapped={key !== '' || undefined}
            data-round={/^button|Stick/.test(button) || undefined}
            excludeFromTabOrder
            onPress={() => onArm(button)}
          >
            {Icon ? <Icon aria-hidden size={14} strokeWidth={2} /> : <span>{short}</span>}{' '}
            {key === '' ? null : <span className={styles.padKey}>{key}</span>}
          </Button>
        );
      })}
    </div>
  );
}

/** How far a stick moves, in the drawing. */
const stickWay = 12;

function placeOf(button: ControllerButton, { axes }: ConnectedPads): CSSProperties {
  const { x, y, width: across, height: down } = looks[button];
  const stick = /^(left|right)Stick/.exec(button)?.[0] as 'leftStick' | 'rightStick' | undefined;
  const moved = (axis: 'x' | 'y') => (stick ? (axes.get(`${stick}.${axis}`) ?? 0) * stickWay : 0);
  return {
    left: `${((x - across / 2 + moved('x')) / width) * 100}%`,
    top: `${((y - down / 2 + moved('y')) / height) * 100}%`,
    width: `${(across / width) * 100}%`,
    height: `${(down / height) * 100}%`,
  };
}
