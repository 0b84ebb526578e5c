import type { SceneDocument } from '@playhouse/core';
import { middleOf } from '../../interactions/box.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { LibraryPanel } from '../library-panel/LibraryPanel.tsx';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { useSceneUi } from '../scene/sceneUi.ts';
import { StageCommands } from '../scene/stageCommands.ts';
import { visibleMiddle, wholeScene } from '../scene/useSceneView.ts';
import styles from './ProjectPage.module.css';
import type { Place } from './place.ts';
import { Resizer } from './Resizer.tsx';

const titles = { actors: 'Actors library', scenes: 'Scenes library', behaviors: 'Behaviors library' } as const;

/** The column of the open library. */
export function LibraryPlace({ place }: { readonly place: Place }) {
  const session = useSession();
  const library = useLibraryUi((state) => state.open);
  const sceneId = place.kind === 'scene' || place.kind === 'instance' ? place.scene : undefined;
  const scene = useProject((project) => (sceneId === undefined ? undefined : project.scenes.get(sceneId)));
  const canAdd = scene !== undefined && place.kind === 'scene';
  return (
    <section className={styles.library} aria-label={titles[library]} data-region="library">
      <LibraryPanel
        scene={sceneId}
        prototype={place.kind === 'prototype' ? place.prototype : undefined}
        onAddToScene={
          canAdd ? (actor) => new StageCommands(session, scene.id).addActor(actor, middleOfView(scene)) : undefined
        }
      />
      <Resizer panel="library" label="Width of the library" />
    </section>
  );
}

/** The middle of what the stage shows of a scene. */
function middleOfView(scene: SceneDocument) {
  const view = useSceneUi.getState().views.get(scene.id);
  return view ? visibleMiddle(view) : middleOf(wholeScene(scene.attributes));
}
