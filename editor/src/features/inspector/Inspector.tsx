import type { PrototypeDocument, SceneDocument } from '@playhouse/core';
import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '../../components/lazyPart.ts';
import { type TabEntry, Tabs } from '../../components/Tabs.tsx';
import { t } from '../../i18n/t.ts';
import { loadWhenIdle } from '../../offline/loadPart.ts';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { PinnedProblems } from '../problems/PinnedProblems.tsx';
import { ActorTab } from './ActorTab.tsx';
import { chosenInstances } from './chosenInstances.ts';
import { GameTab } from './GameTab.tsx';
import { PrototypeTab } from './PrototypeTab.tsx';
import { SceneTab } from './SceneTab.tsx';
import { usePinnedTab } from './usePinnedTab.ts';
import { useWantedTab } from './useWantedTab.ts';

const DevicesPanel = lazyPart(async () => (await import('../devices/DevicesPanel.tsx')).default);
// Its tab is there from the beginning.
void loadWhenIdle([DevicesPanel.load]);

type Here = NonNullable<ComponentProps<typeof PinnedProblems>['here']>;

type TabId = 'actor' | 'scene' | 'game' | 'devices' | 'layers' | 'problems';

export interface SceneInspectorProps {
  readonly scene: SceneDocument;
  /** The layers of the scene, where they are one of the tabs. */
  readonly layers?: ReactNode;
}

/** Shows the attributes of the selected actors, the scene and the game. */
export function SceneInspector({ scene, layers }: SceneInspectorProps) {
  const selection = useSceneUi((state) => state.selection);
  const actors = useProject((project) => project.actors);
  const isCamera = useSceneUi((state) => state.mode === 'camera');
  const hasActor = !isCamera && chosenInstances(scene, actors, selection).length > 0;
  const [chosen, setChosen] = useWantedTab<TabId>('actor');
  const isPinned = usePinnedTab(setChosen);
  const tabs: readonly TabEntry<TabId>[] = [
    ...(hasActor
      ? [{ id: 'actor' as const, label: t('Actor'), content: <ActorTab scene={scene} selection={selection} /> }]
      : []),
    { id: 'scene', label: t('Scene'), content: <SceneTab scene={scene} /> },
    { id: 'game', label: t('Game'), content: <GameTab /> },
    { id: 'devices', label: t('Devices'), content: <Devices /> },
    ...(layers === undefined ? [] : [{ id: 'layers' as const, label: t('Layers'), content: layers }]),
    ...(isPinned ? [problemsTab({ kind: 'scene', id: scene.id })] : []),
  ];
  const isThere = tabs.some(({ id }) => id === chosen);
  const value = isThere ? chosen : 'scene';
  return <Tabs label={t('Inspector')} tabs={tabs} value={value} onChange={setChosen} />;
}

export interface PrototypeInspectorProps {
  readonly prototype: PrototypeDocument;
}

/** The inspector beside the behaviors of a prototype. */
export function PrototypeInspector({ prototype }: PrototypeInspectorProps) {
  return (
    <BesideBehaviors actor={<PrototypeTab prototype={prototype} />} here={{ kind: 'prototype', id: prototype.id }} />
  );
}

export interface InstanceInspectorProps {
  readonly scene: SceneDocument;
  readonly id: string;
}

/** The inspector beside the behaviors of one instance: its attributes, with padlocks. */
export function InstanceInspector({ scene, id }: InstanceInspectorProps) {
  const selection = useMemo(() => [id], [id]);
  return (
    <BesideBehaviors
      actor={<ActorTab scene={scene} selection={selection} />}
      here={{ kind: 'scene', id: scene.id, instance: id }}
    />
  );
}

function Devices() {
  return (
    <Suspense fallback={null}>
      <DevicesPanel />
    </Suspense>
  );
}

function problemsTab(here: Here) {
  return { id: 'problems' as const, label: t('Problems'), content: <PinnedProblems here={here} /> };
}

function BesideBehaviors({ actor, here }: { readonly actor: ReactNode; readonly here: Here }) {
  const [chosen, setChosen] = useWantedTab<Exclude<TabId, 'scene' | 'layers'>>('actor');
  const isPinned = usePinnedTab(setChosen);
  return (
    <Tabs
      label={t('Inspector')}
      value={chosen === 'problems' && !isPinned ? 'actor' : chosen}
      onChange={setChosen}
      tabs={[
        { id: 'actor', label: t('Actor'), content: actor },
        { id: 'game', label: t('Game'), content: <GameTab /> },
        { id: 'devices', label: t('Devices'), content: <Devices /> },
        ...(isPinned ? [problemsTab(here)] : []),
      ]}
    />
  );
}
