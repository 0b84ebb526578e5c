import { findInstance, type SceneDocument } from '@playhouse/core';
import { useNavigate } from 'react-router';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { clipboardEntries } from '../paste/clipboardEntries.ts';
import { clipboardEvents } from '../paste/clipboardEvents.ts';
import { type PasteDesk, usePasteDesk } from '../paste/pasteDesk.ts';
import { StageCommands } from '../scene/stageCommands.ts';
import { useStageMenu } from '../scene/useStageMenu.ts';
import { layerOfMoreRow } from './dockRows.ts';
import { layerEntries } from './layerEntries.ts';

type Entries = readonly (MenuEntry | 'line')[];

/** Actions on rows of the dock; menu entries are created when a menu opens. */
export interface DockMenu {
  readonly layer: (id: string) => Entries;
  readonly actor: (id: string) => Entries;
  /** Selects an actor unless it is already selected. */
  readonly choose: (actor: string) => void;
  /** Selects all actors of the scene that can be selected on the stage. */
  readonly chooseAll: () => void;
  /** Deletes an actor, or all selected ones when it is one of them. */
  readonly remove: (actor: string) => void;
  /** The clipboard keys, which copy the actors of the focused row. */
  readonly events: ReturnType<typeof clipboardEvents>;
}

/** The menus of layers, and those of actors, which are the same as on the stage. */
export function useDockMenu(sceneId: string, onRename: (layer: string) => void): DockMenu {
  const { id: game, session } = useOpenProject();
  const navigate = useNavigate();
  const desk = usePasteDesk();
  const commands = new StageCommands(session, sceneId);
  const sceneNow = (): SceneDocument | undefined => session.getState().project.scenes.get(sceneId);
  const stage = useStageMenu({
    scene: sceneId,
    commands,
    open(actor) {
      const scene = sceneNow();
      const layer = scene && findInstance(scene, actor)?.layer.id;
      if (layer !== undefined) navigate(`/game/${game}/scene/${sceneId}/layer/${layer}/actor/${actor}`);
    },
  });
  const actorsOf = (row: string): readonly string[] => {
    const layer = sceneNow()?.layers.find(({ id }) => id === row);
    return layer ? layer.actors.map(({ id }) => id) : chosenWith(row);
  };
  return {
    layer(id) {
      const scene = sceneNow();
      if (!scene) return [];
      const clipboard = clipboardEntries(pastingInto(desk, id), stage.sourceOf(actorsOf(id)), t('all its actors'));
      return layerEntries(id, { session, scene, onRename, clipboard });
    },
    actor: () => stage.entries(),
    choose: (actor) => useSceneUi.getState().select(chosenWith(actor)),
    chooseAll: commands.selectAll,
    remove(actor) {
      useSceneUi.getState().select(chosenWith(actor));
      commands.remove();
    },
    events: clipboardEvents(desk, () => {
      const row = rowAt(document.activeElement);
      return row === undefined ? undefined : stage.sourceOf(actorsOf(row));
    }),
  };
}

/** The id of the layer or actor whose row contains an element. */
export function rowAt(element: unknown): string | undefined {
  const row = element instanceof Element ? element.closest('[role="row"]') : null;
  const id = row?.getAttribute('data-key') ?? undefined;
  return id !== undefined && layerOfMoreRow(id) === undefined ? id : undefined;
}

function chosenWith(actor: string): readonly string[] {
  const { selection } = useSceneUi.getState();
  return selection.includes(actor) ? selection : [actor];
}

/** Pastes into a layer, which becomes the selected one. */
function pastingInto(desk: PasteDesk, layer: string): PasteDesk {
  const choose = () => useSceneUi.getState().change({ selectedLayer: layer });
  return {
    ...desk,
    paste(data) {
      choose();
      return desk.paste(data);
    },
    pasteFile(file) {
      choose();
      return desk.pasteFile(file);
    },
  };
}
