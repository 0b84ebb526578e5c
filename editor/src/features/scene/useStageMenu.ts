import { copyInstances, findInstance } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { clipboardEntries } from '../paste/clipboardEntries.ts';
import { clipboardEvents } from '../paste/clipboardEvents.ts';
import { type ClipboardSource, usePasteDesk } from '../paste/pasteDesk.ts';
import { type StageMenuOptions, stageMenu } from './stageMenu.ts';

/** The context menu of the stage, with copying and cutting, which have keys too. */
export function useStageMenu(options: Omit<StageMenuOptions, 'clipboard'>): {
  /** Handlers of the clipboard's keys. */
  readonly events: ReturnType<typeof clipboardEvents>;
  readonly entries: () => readonly (MenuEntry | 'line')[];
} {
  const session = useSession();
  const desk = usePasteDesk();
  const scene = options.scene.id;
  const source = (): ClipboardSource | undefined => {
    const { project } = session.getState();
    const document = project.scenes.get(scene);
    const ids = document ? useSceneUi.getState().selection.filter((id) => findInstance(document, id)) : [];
    if (ids.length === 0) return undefined;
    return {
      copy: () => copyInstances(project, { gameId: desk.gameId, scene, ids }),
      remove() {
        session.dispatch({ kind: 'instance.remove', data: { scene, ids } });
        useSceneUi.getState().select([]);
      },
    };
  };
  return {
    events: clipboardEvents(desk, source),
    entries: () => stageMenu({ ...options, clipboard: clipboardEntries(desk, source()) }),
  };
}
