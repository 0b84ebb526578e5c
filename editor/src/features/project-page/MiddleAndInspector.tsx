import { findInstance, type Project } from '@playhouse/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { BehaviorPage, type BehaviorPageProps } from '../behaviors/BehaviorPage.tsx';
import { InstanceInspector, PrototypeInspector, SceneInspector } from '../inspector/Inspector.tsx';
import { LayersDock } from '../layers/LayersDock.tsx';
import { SceneEditor } from '../scene/SceneEditor.tsx';
import { InspectorOpener } from './InspectorOpener.tsx';
import styles from './ProjectPage.module.css';
import { pages } from './pages.ts';
import { Resizer } from './Resizer.tsx';
import type { PageKind, ProjectRoute } from './route.ts';

/** The main area when the URL refers to something that does not exist. */
function NothingHere({ text }: { readonly text: string }) {
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage">
      <EmptyState size="page" text={text} />
    </main>
  );
}

/** The editor of what the URL refers to, and the inspector at the right. */
export function MiddleAndInspector({ route }: { readonly route: ProjectRoute }) {
  if (route.kind === 'page') return <PagePane page={route.page} id={route.id} />;
  return route.kind === 'scene' ? <ScenePane id={route.scene} /> : <BehaviorPane route={route} />;
}

function ScenePane({ id }: { readonly id: string }) {
  const scene = useProject((project) => project.scenes.get(id));
  if (!scene) return <NothingHere text="Scene definition is missing..." />;
  return (
    <>
      <main className={styles.middle} data-region="stage" onPointerDownCapture={closeDrawer}>
        <SceneEditor key={id} scene={scene} />
        <InspectorOpener />
      </main>
      <aside className={styles.inspector} aria-label="Inspector">
        <div className={styles.tabs} data-region="inspector">
          <SceneInspector scene={scene} />
        </div>
        <LayersDock scene={scene} />
        <Resizer panel="inspector" label="Width of the inspector" />
      </aside>
    </>
  );
}

/** A table, an asset or a script, over the width of the inspector as well. */
function PagePane({ page, id }: { readonly page: PageKind; readonly id: string }) {
  const Page = pages[page];
  return (
    <main className={`${styles.middle} ${styles.wide}`} data-region="stage" onPointerDownCapture={closeDrawer}>
      <Suspense fallback={null}>
        <Page key={id} id={id} />
      </Suspense>
    </main>
  );
}

function BehaviorPane({ route }: { readonly route: ProjectRoute }) {
  const project = useProject((current) => current);
  const [search] = useSearchParams();
  const isPlaying = useWorkspace((workspace) => workspace.isPlaying);
  const owner = ownerAt(project, route);
  if (!owner) return <NothingHere text="This page does not exist in this game." />;
  const key = owner.instance?.id ?? owner.prototype.id;
  return (
    <>
      <main
        className={styles.middle}
        data-region="stage"
        onPointerDownCapture={closeDrawer}
        onFocusCapture={closeDrawer}
      >
        <BehaviorPage key={key} {...owner} wanted={search.get('behavior') ?? undefined} />
        {isPlaying ? null : <InspectorOpener />}
      </main>
      <aside
        className={styles.inspector}
        aria-label="Inspector"
        data-region="inspector"
        // The game takes its place.
        hidden={isPlaying}
      >
        {owner.instance && owner.scene ? (
          <InstanceInspector scene={owner.scene} id={owner.instance.id} />
        ) : (
          <PrototypeInspector prototype={owner.prototype} />
        )}
        <Resizer panel="inspector" label="Width of the inspector" />
      </aside>
    </>
  );
}

/** Touching or focusing the stage closes the library where it covers the stage. */
function closeDrawer(): void {
  const { isDrawerOpen, setDrawer } = useWorkspace.getState();
  if (isDrawerOpen) setDrawer(false);
}

/** The owner whose behaviors are shown; undefined when it does not exist. */
function ownerAt(project: Project, route: ProjectRoute): Omit<BehaviorPageProps, 'wanted'> | undefined {
  if (route.kind === 'prototype') {
    const prototype = project.actors.get(route.prototype);
    return prototype && { prototype };
  }
  if (route.kind !== 'instance') return undefined;
  const scene = project.scenes.get(route.scene);
  const instance = scene && findInstance(scene, route.instance)?.instance;
  const prototype = instance && project.actors.get(instance.prototype);
  return prototype && { prototype, instance, scene };
}
