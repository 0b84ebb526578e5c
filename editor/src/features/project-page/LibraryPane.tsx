import { findInstance } from '@playhouse/core';
import { Suspense, useCallback } from 'react';
import { tabPanel } from '../../components/TabRow.tsx';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { LibraryPanel } from '../library-panel/LibraryPanel.tsx';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { addInTheMiddle } from './addInTheMiddle.ts';
import styles from './ProjectPage.module.css';
import { type PagedLibrary, pagedLibraries } from './pages.ts';
import { Resizer } from './Resizer.tsx';
import type { ProjectRoute } from './route.ts';

const titles = {
  actors: t('Actors library'),
  scenes: t('Scenes library'),
  behaviors: t('Behaviors library'),
  images: t('Images library'),
  sounds: t('Sounds library'),
  fonts: t('Fonts library'),
  tables: t('Tables library'),
  controllers: t('Controllers library'),
  scripts: t('Scripts library'),
} as const;

export interface LibraryPaneProps {
  readonly route: ProjectRoute;
  readonly isHidden: boolean;
  /** The id of the view that the rail's tabs control. */
  readonly panel: string;
}

/** The column of the open library. */
export function LibraryPane({ route, isHidden, panel }: LibraryPaneProps) {
  const session = useSession();
  const library = useLibraryUi((state) => state.open);
  const scene = route.kind === 'scene' || route.kind === 'instance' ? route.scene : undefined;
  const canAdd = route.kind === 'scene';
  const selected = useSelectedPrototype(scene);
  const addToScene = useCallback(
    (actor: string) => (scene === undefined ? undefined : addInTheMiddle(session, scene, actor)),
    [session, scene],
  );
  return (
    <section className={styles.library} aria-label={titles[library]} data-region="library" hidden={isHidden}>
      <div key={library} {...tabPanel(panel, library)} className={styles.panel}>
        <PanelBoundary part={`library ${library}`}>
          {library === 'actors' || library === 'scenes' || library === 'behaviors' ? (
            <LibraryPanel
              scene={scene}
              prototype={route.kind === 'prototype' ? route.prototype : selected}
              onAddToScene={canAdd ? addToScene : undefined}
            />
          ) : (
            <OtherLibrary kind={library} route={route} />
          )}
        </PanelBoundary>
      </div>
      <Resizer panel="library" label={t('Width of the library')} />
    </section>
  );
}

/** A library of what has a page; the row of the open page is marked. */
function OtherLibrary({ kind, route }: { readonly kind: PagedLibrary; readonly route: ProjectRoute }) {
  const { Library, page } = pagedLibraries[kind];
  return (
    <Suspense fallback={null}>
      <Library open={route.kind === 'page' && route.page === page ? route.id : undefined} />
    </Suspense>
  );
}

/** The actor whose instance is selected on the stage. */
function useSelectedPrototype(scene: string | undefined): string | undefined {
  const only = useSceneUi(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  return useProject((project) => {
    const document = scene === undefined ? undefined : project.scenes.get(scene);
    return document && only !== undefined ? findInstance(document, only)?.instance.prototype : undefined;
  });
}
