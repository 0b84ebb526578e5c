import { type ControllerButton, controllerButtonTitles, controllerPlayers, type Project } from '@playhouse/core';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import styles from './PadSection.module.css';
import { StickControl } from './StickControl.tsx';
import { restingPad, type SimulatedPad } from './simulatedInput.ts';
import type { SimulatedInput } from './useSimulatedInput.ts';

const shoulders = ['leftShoulder2', 'leftShoulder1', 'rightShoulder1', 'rightShoulder2'] as const;
const arrows: readonly (readonly [ControllerButton, LucideIcon])[] = [
  ['dpadUp', ArrowUp],
  ['dpadLeft', ArrowLeft],
  ['dpadRight', ArrowRight],
  ['dpadDown', ArrowDown],
];
const letters = ['buttonY', 'buttonX', 'buttonB', 'buttonA'] as const;

/** A drawn gamepad for each of eight players. A button that is pressed with Shift stays held until it is pressed again. */
export function PadSection({ input }: { readonly input: Pick<SimulatedInput, 'pads' | 'changePad'> }) {
  const [player, setPlayer] = useState(1);
  const isForOne = useProject(isSinglePlayer);
  const pad = input.pads.get(player) ?? restingPad;
  const change = (part: Partial<SimulatedPad>) => input.changePad(player, part);
  return (
    <section aria-label={t('Gamepad of player {player}', { player })}>
      <h2>{t('Gamepads')}</h2>
      <SegmentedControl
        label={t('Player')}
        value={String(player)}
        onChange={(id) => setPlayer(Number(id))}
        segments={controllerPlayers.map((each) => ({ id: String(each), label: String(each) }))}
      />
      <Switch
        label={t('Connected')}
        isOn={pad.isConnected}
        onChange={(isConnected) => change(isConnected ? { isConnected } : { isConnected: false })}
      />
      <Pad pad={pad} onChange={change} />
      <p className={styles.hint}>
        {isForOne
          ? t('Press with Shift to hold a button. This game is for one player, so every gamepad acts as player 1.')
          : t('Press with Shift to hold a button.')}
      </p>
    </section>
  );
}

function isSinglePlayer({ object }: Project): boolean {
  return object.attributes.playerType === 1;
}

interface PadProps {
  readonly pad: SimulatedPad;
  readonly onChange: (part: Partial<SimulatedPad>) => void;
}

function Pad({ pad, onChange }: PadProps) {
  const press = (button: ControllerButton, isHeld: boolean) => {
    const held = new Set(pad.held);
    if (isHeld) held.add(button);
    else held.delete(button);
    onChange({ held });
  };
  const drawn = (button: ControllerButton, Icon?: LucideIcon) => (
    <PadButton key={button} button={button} icon={Icon} isHeld={pad.held.has(button)} onHold={press} />
  );
  return (
    <div dir="ltr" className={styles.pad}>
      <div className={styles.shoulders}>{shoulders.map((button) => drawn(button))}</div>
      <div className={styles.cross}>{arrows.map(([button, icon]) => drawn(button, icon))}</div>
      <div className={styles.middle}>
        {drawn('select')}
        {drawn('start')}
      </div>
      <div className={styles.cross} data-round>
        {letters.map((button) => drawn(button))}
      </div>
      <div className={styles.side}>
        <StickControl label={t('Left stick')} at={pad.leftStick} onMove={(leftStick) => onChange({ leftStick })} />
        {drawn('leftStickClick')}
      </div>
      <span />
      <div className={styles.side}>
        <StickControl label={t('Right stick')} at={pad.rightStick} onMove={(rightStick) => onChange({ rightStick })} />
        {drawn('rightStickClick')}
      </div>
    </div>
  );
}

interface PadButtonProps {
  readonly button: ControllerButton;
  readonly icon: LucideIcon | undefined;
  readonly isHeld: boolean;
  readonly onHold: (button: ControllerButton, isHeld: boolean) => void;
}

function PadButton({ button, icon: Icon, isHeld, onHold }: PadButtonProps) {
  const title = t(controllerButtonTitles[button]);
  const [isKept, setKept] = useState(false);
  return (
    <Button
      className={styles.button ?? ''}
      aria-label={title}
      aria-pressed={isHeld}
      data-button={button}
      onPressStart={({ shiftKey }) => {
        setKept(shiftKey && !isHeld);
        onHold(button, !(shiftKey && isHeld));
      }}
      onPressEnd={() => {
        if (!isKept) onHold(button, false);
      }}
    >
      {Icon ? <Icon aria-hidden size={15} strokeWidth={2} /> : /Stick/.test(button) ? t('Click') : title}
    </Button>
  );
}
