import { controllerPlayers as players } from '@playhouse/core';
import { Gamepad2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './ControllerPage.module.css';
import { sharedKeys } from './model/controllerKeys.ts';

/** The controllers of the players 1 to 8, with a warning for each button that shares its key. */
export default function ControllerLibrary({ open }: { readonly open: string | undefined }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const maps = useProject((project) => project.object.controllerMaps);
  const view = useLibraryUi(({ views }) => views.controllers);
  const shared = [...sharedKeys(maps).values()].flat();
  const goTo = (id: string) => void navigate(`/game/${game}/controller/${id}`);
  const rows = players.map((player) => ({
    id: `${player}`,
    name: t('Player {player}', { player }),
    isMissing: false,
    picture: (
      <span className={styles.picture}>
        <Gamepad2 aria-hidden size={18} strokeWidth={1.75} />
      </span>
    ),
    errors: 0,
    warnings: shared.filter((one) => one.player === player).length,
  }));
  return (
    <LibraryFrame kind="controllers" title={t('Controllers')} count={players.length} isPlain>
      <LibraryRows
        kind="controllers"
        rows={arrange(rows, view)}
        current={open}
        renamed={undefined}
        onRename={nothing}
        entriesOf={({ id }) => [{ id: 'open', label: t('Open'), keys: 'Enter', onAction: () => goTo(id) }]}
        onRenamed={nothing}
        onDelete={nothing}
        onOpen={goTo}
        drag={{
          type: 'application/x-playhouse-controller-row',
          ids: players.map(String),
          delay: 0,
          onReorder: undefined,
        }}
      />
    </LibraryFrame>
  );
}

/** Players can be neither renamed nor deleted. */
function nothing(): void {}
