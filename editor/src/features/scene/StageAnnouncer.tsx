import type { ProjectSession } from '@playhouse/core';
import { memo, useEffect, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { drawnLayers } from '../drawing/stageItems.ts';
import { type ActorOnStage, changeWords } from './changeWords.ts';
import { selectedItems } from './selectedItems.ts';

/** Least time between two announcements, in ms. docs/editor-design.md#accessibility. */
const restTime = 500;

interface StageReading {
  readonly notice: string;
  /** The rearmost selected actor that can be changed. */
  readonly active: ActorOnStage | undefined;
}

/** Announces the notices of a stage, and how its active actor has changed, by whatever means. */
export const StageAnnouncer = memo(function StageAnnouncer({ scene }: { readonly scene: string }) {
  const session = useSession();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let before = readStage(session, scene);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      const after = readStage(session, scene);
      const words = wordsFor(before, after);
      before = after;
      // The same words are announced again only if the text differs.
      if (words !== '') setSaid((last) => (last === words ? `${words}\u00a0` : words));
    };
    const wait = () => {
      timer ??= setTimeout(say, restTime);
    };
    const stops = [session.subscribe(wait), useSceneUi.subscribe(wait)];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [session, scene]);
  return (
    <p className="ph-hidden" role="status">
      {said}
    </p>
  );
});

function wordsFor(before: StageReading, after: StageReading): string {
  if (after.notice !== '' && after.notice !== before.notice) return after.notice;
  return before.active && after.active ? changeWords(before.active, after.active) : '';
}

function readStage(session: ProjectSession, id: string): StageReading {
  const { selection, notice, lockedLayers } = useSceneUi.getState();
  const { project } = session.getState();
  const scene = project.scenes.get(id);
  const layers = scene ? drawnLayers(project, scene) : [];
  const selected = selectedItems(layers, selection);
  const item = selected.find((each) => !lockedLayers.has(each.layer)) ?? selected[0];
  const layer = layers.find((each) => each.id === item?.layer);
  if (!item || !layer) return { notice, active: undefined };
  const name = scene?.layers.find((each) => each.id === layer.id)?.attributes.name ?? '';
  const place = layer.items.length - layer.items.indexOf(item);
  return { notice, active: { item, layer: name, place, count: layer.items.length } };
}
