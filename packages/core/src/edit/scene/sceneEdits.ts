import { addScene } from './addScene.ts';
import { duplicateScene } from './duplicateScene.ts';
import { removeScene } from './removeScene.ts';
import { renameScene } from './renameScene.ts';
import { reorderScene } from './reorderScene.ts';
import { setSceneAttribute } from './setSceneAttribute.ts';

/** Every edit of scenes as wholes. */
export const sceneEdits = [
  addScene,
  duplicateScene,
  removeScene,
  renameScene,
  reorderScene,
  setSceneAttribute,
] as const;
