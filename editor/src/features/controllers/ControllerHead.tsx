import { controllerPlayers as players } from '@playhouse/core';
import { RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { PageHead } from '../page-head/PageHead.tsx';

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
  const reset = () => session.dispatch({ kind: 'controllerMap.clear', data: { player } });
  useOfferCommands(t('Controller'), () => [
    { id: 'reset', label: t('Reset'), icon: RotateCcw, isDisabled: !hasKeys, onAction: reset },
  ]);
  return (
    <PageHead kind={t('Controller')} name={t('Player {player}', { player })} siblings={t('Players')} entries={siblings}>
      <Button size="small" icon={RotateCcw} isDisabled={!hasKeys} onPress={reset}>
        {t('Reset')}
      </Button>
    </PageHead>
  );
}
