import { copyInstances, findInstance } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { type DrawnItem, drawnLayers } from '../drawing/stageItems.ts';
import { clipboardEntries } from '../paste/clipboardEntries.ts';
import { clipboardEvents } from '../paste/clipboardEvents.ts';
import { type ClipboardSource, usePasteDesk } from '../paste/pasteDesk.ts';
import { pickableItems } from './pickableItems.ts';
import { selectedItems } from './selectedItems.ts';
import { type StageMenuOptions, stageMenu, targetOfSelection } from './stageMenu.ts';

export interface StageMenu {
  /** The source for copying and cutting instances of the scene; undefined for none. */
  readonly sourceOf: (ids: readonly string[]) => ClipboardSource | undefined;
  /** Handlers of the clipboard keys. */
  readonly events: ReturnType<typeof clipboardEvents>;
  /** The menu entries for the selection at the time of the call. */
  readonly entries: () => readonly (MenuEntry | 'line')[];
}

/** The context menu of the selected actors of a scene, with Copy and Cut, which also have keys. */
export function useStageMenu({
  scene,
  commands,
  open,
}: Pick<StageMenuOptions, 'commands' | 'open'> & { readonly scene: string }): StageMenu {
  const session = useSession();
  const desk = usePasteDesk();
  const sourceOf = (wanted: readonly string[]): ClipboardSource | undefined => {
    const { project } = session.getState();
    const document = project.scenes.get(scene);
    const ids = document ? wanted.filter((id) => findInstance(document, id)) : [];
    if (ids.length === 0) return undefined;
    const wantedIds = new Set(ids);
    const removable = pickableItems({ session, scene }).flatMap(({ id }) => (wantedIds.has(id) ? [id] : []));
    const remove = () => {
      session.dispatch({ kind: 'instance.remove', data: { scene, ids: removable } });
      useSceneUi.getState().select([]);
    };
    return {
      copy: () => copyInstances(project, { gameId: desk.gameId, scene, ids }),
      remove: removable.length === 0 ? undefined : remove,
    };
  };
  const source = () => sourceOf(useSceneUi.getState().selection);
  return {
    sourceOf,
    events: clipboardEvents(desk, source),
    entries() {
      const { project } = session.getState();
      const document = project.scenes.get(scene);
      if (!document) return [];
      const selected = selectedItems(drawnLayers(project, document), useSceneUi.getState().selection);
      return stageMenu({
        scene: document,
        selected,
        commands,
        open,
        clipboard: clipboardEntries(desk, source()),
        repeat: () => useSceneUi.getState().change({ isRepeating: true }),
        pickStamp: (stamp) => useSceneUi.getState().change({ stamp, tool: 'stamp' }),
      });
    },
  };
}

/** Marks the stage as representing the selected actor. */
export function standsFor(selected: readonly DrawnItem[]) {
  return targetData(targetOfSelection(selected));
}
