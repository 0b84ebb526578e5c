import { controllerPlayers as players } from '@playhouse/core';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';

/** The head of a controller's page: the other players, and a reset while there are keys. */
export function ControllerHead({ player, hasKeys }: { readonly player: number; readonly hasKeys: boolean }) {
  const navigate = useNavigate();
  const session = useSession();
  const { id: game } = useOpenProject();
  const siblings = () =>
    players.map((one) => ({
      id: `${one}`,
      label: t('Player {one}', { one }),
      isChosen: one === player,
      onAction: () => void navigate(`/game/${game}/controller/${one}`),
    }));
  return (
    <PageHead kind={t('Controller')} name={t('Player {player}', { player })} siblings={t('Players')} entries={siblings}>
      <Button
        size="small"
        icon={RotateCcw}
        isDisabled={!hasKeys}
        onPress={() => session.dispatch({ kind: 'controllerMap.clear', data: { player } })}
      >
        {t('Reset')}
      </Button>
    </PageHead>
  );
}
