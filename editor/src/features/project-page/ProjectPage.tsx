import { orderedScenes, type SceneDocument } from '@playhouse/core';
import { type CSSProperties, useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { middleOf } from '../../interactions/box.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { LibraryPanel } from '../library-panel/LibraryPanel.tsx';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { useProblemCheck } from '../problems/useProblemCheck.ts';
import { useSceneUi } from '../scene/sceneUi.ts';
import { createStageCommands } from '../scene/stageCommands.ts';
import { wholeScene } from '../scene/useSceneView.ts';
import { MiddleAndInspector } from './MiddleAndInspector.tsx';
import styles from './ProjectPage.module.css';
import { type Place, readPlace } from './place.ts';
import { Rail } from './Rail.tsx';
import { Resizer } from './Resizer.tsx';
import { TopBar } from './TopBar.tsx';
import { useProjectDeeds } from './useProjectDeeds.ts';
import { useWorkspace, type Workspace } from './workspace.ts';

const titles = { actors: 'Actors library', scenes: 'Scenes library', behaviors: 'Behaviors library' } as const;

/** The page of an open project: what the game has, what one works on, what it is like. Editor design, chapter 3. */
export default function ProjectPage() {
  const { id: game, session } = useOpenProject();
  const { '*': rest = '' } = useParams();
  const place = readPlace(rest);
  const navigate = useNavigate();
  const deeds = useProjectDeeds(place);
  const project = useProject((current) => current);
  const library = useLibraryUi((state) => state.open);
  const { widths, closed, isDrawerOpen } = useWorkspace();
  useProblemCheck(session);
  useFreshUi(game);
  useNamedSelection();
  const scene = place.kind === 'scene' ? project.scenes.get(place.scene) : undefined;
  if (place.kind === 'start') {
    const [first] = orderedScenes(project);
    if (first) return <Navigate to={`/game/${game}/scene/${first.id}`} replace />;
  }
  return (
    <div
      className={styles.page}
      style={panelWidths(widths)}
      data-library={closed.library ? 'closed' : 'open'}
      data-inspector={closed.inspector ? 'closed' : 'open'}
      data-drawer={isDrawerOpen ? 'open' : 'closed'}
    >
      <button type="button" className={styles.skip} onClick={() => document.getElementById('stage')?.focus()}>
        To the stage
      </button>
      <div className={styles.top} data-region="top">
        <TopBar deeds={deeds} here={hereOf(place)} onGo={(address) => navigate(`/game/${game}${address}`)} />
      </div>
      <nav className={styles.rail} aria-label="Libraries" data-region="rail">
        <Rail />
      </nav>
      <section className={styles.library} aria-label={titles[library]} data-region="library">
        <LibraryPanel
          scene={place.kind === 'scene' || place.kind === 'instance' ? place.scene : undefined}
          prototype={place.kind === 'prototype' ? place.prototype : undefined}
          onAddToScene={
            scene && ((prototype) => createStageCommands(session, scene.id).addActor(prototype, middle(scene)))
          }
        />
        <Resizer panel="library" label="Width of the library" />
      </section>
      <MiddleAndInspector place={place} />
    </div>
  );
}

/** The middle of what the stage shows of a scene. */
function middle(scene: SceneDocument) {
  return useSceneUi.getState().views.get(scene.id) ?? middleOf(wholeScene(scene.attributes));
}

function hereOf(place: Place) {
  if (place.kind === 'prototype') return { kind: 'prototype', id: place.prototype } as const;
  return place.kind === 'scene' || place.kind === 'instance'
    ? ({ kind: 'scene', id: place.scene } as const)
    : undefined;
}

/** The widths that the person chose, as custom properties of the grid. */
function panelWidths(widths: Workspace['widths']): CSSProperties {
  return Object.fromEntries(Object.entries(widths).map(([panel, width]) => [`--${panel}-width`, `${width}px`]));
}

/** Another project begins with nothing selected. */
function useFreshUi(game: string): void {
  useEffect(() => {
    if (game === '') return;
    useSceneUi.getState().reset();
    useLibraryUi.getState().reset();
  }, [game]);
}

/** An address such as `?select=id5`, which "Go there" uses, selects that actor. */
function useNamedSelection(): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('select');
  useEffect(() => {
    if (wanted === null) return;
    useSceneUi.getState().select([wanted]);
    setSearch({}, { replace: true });
  }, [wanted, setSearch]);
}
