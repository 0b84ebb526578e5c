import { type ControllerButton, controllerButtonTitles, controllerPlayers as players } from '@playhouse/core';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { ControllerHead } from './ControllerHead.tsx';
import styles from './ControllerPage.module.css';
import { KeyList } from './KeyList.tsx';
import { PadDrawing } from './PadDrawing.tsx';
import { useConnectedPads } from './useConnectedPads.ts';
import { useKeyPress } from './useKeyPress.ts';

/** The page of a player's controller. docs/product-rules.md#controller-page. */
export default function ControllerPage({ id }: { readonly id: string }) {
  const player = players.find((one) => `${one}` === id);
  return player === undefined ? (
    <EmptyState size="page" text={t('There are controllers for the players 1 to 8.')} />
  ) : (
    <Controller player={player} />
  );
}

function Controller({ player }: { readonly player: number }) {
  const session = useSession();
  const maps = useProject((project) => project.object.controllerMaps);
  const [armed, setArmed] = useState<ControllerButton>();
  const pads = useConnectedPads(setArmed);
  const setKey = (button: ControllerButton, key: string) => {
    tellRefusal(session.dispatch({ kind: 'controllerMap.setKey', data: { player, button, key } }));
  };
  const note = useKeyPress(armed !== undefined, (key) => {
    if (armed !== undefined && key !== undefined) setKey(armed, key);
    setArmed(undefined);
  });
  const arm = (button: ControllerButton) => setArmed(armed === button ? undefined : button);
  return (
    <section className={styles.page} aria-label={t('Controller of Player {player}', { player })}>
      <ControllerHead player={player} hasKeys={maps !== undefined && Object.hasOwn(maps, `player${player}`)} />
      <div className={styles.work}>
        <div className={styles.pad}>
          <PadDrawing player={player} maps={maps} armed={armed} pads={pads} onArm={arm} />
          <p className={styles.note} role="status">
            {armed === undefined
              ? idleNote(pads.names)
              : t('Press a key for {button}. Esc cancels.', {
                  button: t(controllerButtonTitles[armed]),
                })}
            {note === '' ? null : <span className={styles.warning}> {note}</span>}
          </p>
        </div>
        <KeyList player={player} maps={maps} armed={armed} onArm={arm} onSet={setKey} />
      </div>
    </section>
  );
}

function idleNote(names: readonly string[]): string {
  const begin = t('Choose a button, then press the key that acts as it.');
  if (names.length === 0) return t('{begin} A connected controller shows its buttons here.', { begin });
  return t('{begin} Or press it on the controller: {names}.', { begin, names: commaSeparated(names) });
}
