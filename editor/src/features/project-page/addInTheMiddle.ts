import type { ProjectSession } from '@playhouse/core';
import { middleOf } from '../../interactions/box.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { screenClass } from '../../ui-state/screenClass.ts';
import { closeDrawer } from '../../ui-state/workspace.ts';
import { StageCommands } from '../scene/stageCommands.ts';
import { visibleMiddle, wholeScene } from '../scene/useSceneView.ts';

/** Adds an actor to a scene, in the middle of what is visible of it, and shows it where the library covers the stage. */
export function addInTheMiddle(session: ProjectSession, scene: string, actor: string): void {
  const document = session.getState().project.scenes.get(scene);
  if (!document) return;
  const view = useSceneUi.getState().views.get(scene);
  const middle = view ? visibleMiddle(view) : middleOf(wholeScene(document.attributes));
  new StageCommands(session, scene).addActor(actor, middle);
  if (screenClass() === 'phone') closeDrawer();
}
