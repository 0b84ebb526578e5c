import type { Point } from '@playhouse/core';
import { useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useSession } from '../../session/SessionContext.ts';
import { createAssetExaminer } from '../assets/assetWorker.ts';
import { addImages } from './addImages.ts';
import { useSceneUi } from './sceneUi.ts';

/** Adds pictures to a scene as actors and selects them; remembers the files that were refused until they were read. */
export function useAddImages(scene: string): {
  readonly take: (files: readonly File[], at: Point) => void;
  readonly refused: readonly string[];
  readonly forget: () => void;
} {
  const session = useSession();
  const assets = useAssets();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = async (files: readonly File[], at: Point) => {
    const { selectedLayer, select } = useSceneUi.getState();
    const examiner = createAssetExaminer();
    const options = { session, assets, examiner, scene, selectedLayer, at };
    const added = await addImages(files, options).finally(() => examiner.close());
    if (added.instances.length > 0) select(added.instances);
    for (const note of added.notes) showToast(note);
    setRefused(added.refused);
  };
  return { take: (files, at) => void take(files, at), refused, forget: () => setRefused([]) };
}
