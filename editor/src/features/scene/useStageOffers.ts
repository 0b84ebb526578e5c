import type { Point } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { orderEntries } from './arrangeMenu.ts';
import type { StageCommands } from './stageCommands.ts';
import { stageSettings } from './stageSettings.ts';
import { type ZoomTarget, zoomEntries } from './stageZoom.ts';
import { useStageMenu } from './useStageMenu.ts';

export interface StageOffers {
  readonly scene: string;
  readonly commands: StageCommands;
  readonly open: (actor: string) => void;
  readonly zoom: (to: ZoomTarget) => void;
  /** The center of the view. */
  readonly middle: () => Point;
}

/** Offers everything that the stage can do to the command palette. */
export function useStageOffers({ scene, commands, open, zoom, middle }: StageOffers): void {
  const { newId } = useSession();
  const menu = useStageMenu({ scene, commands, open });
  useOfferCommands(t('Stage'), () => [
    ...menu.entries(),
    ...(useSceneUi.getState().selection.length > 0 ? orderEntries(commands) : []),
    ...zoomEntries(zoom),
    ...stageSettings({ scene, middle, newId }),
  ]);
}
