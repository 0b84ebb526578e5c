import { controllerPlayers as players } from '@playhouse/core';
import { ChevronDown, ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { Button as TitleButton } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import styles from './ControllerPage.module.css';

/** The head of a controller's page: the other players, and a reset while there are keys. */
export function ControllerHead({ player, hasKeys }: { readonly player: number; readonly hasKeys: boolean }) {
  const navigate = useNavigate();
  const session = useSession();
  const { id: game } = useOpenProject();
  const siblings = players.map((one) => ({
    id: `${one}`,
    label: `Player ${one}`,
    isChosen: one === player,
    onAction: () => void navigate(`/game/${game}/controller/${one}`),
  }));
  return (
    <header className={styles.head}>
      <span className={styles.walk}>
        <IconButton icon={ChevronLeft} label="Back" keys="Alt Left" size="small" onPress={() => navigate(-1)} />
        <IconButton icon={ChevronRight} label="Forward" keys="Alt Right" size="small" onPress={() => navigate(1)} />
      </span>
      <Menu label="Players" entries={siblings}>
        <TitleButton className={styles.title ?? ''} aria-label={`Controller Player ${player}, other players`}>
          <span className={styles.kind}>Controller /</span>
          <h1 className={styles.name}>Player {player}</h1>
          <ChevronDown aria-hidden size={14} strokeWidth={2} />
        </TitleButton>
      </Menu>
      <span className={styles.tools}>
        <Button
          size="small"
          icon={RotateCcw}
          isDisabled={!hasKeys}
          onPress={() => session.dispatch({ kind: 'controllerMap.clear', data: { player } })}
        >
          Reset
        </Button>
      </span>
    </header>
  );
}
