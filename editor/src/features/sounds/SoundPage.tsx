import { useEffect, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useAssets, useOpenProject, useProject } from '../../session/SessionContext.ts';
import { type LoadedSound, loadSound } from './editor/loadSound.ts';
import { SoundEditorView } from './editor/SoundEditorView.tsx';
import { mainFile } from './editor/storeSound.ts';

/** The page of one sound, by the name of its asset. docs/editor-design.md#sound-editor. */
export default function SoundPage({ id }: { readonly id: string }) {
  const { id: game } = useOpenProject();
  const asset = useProject((project) => project.assets.sounds.find(({ name }) => name === id));
  const file = asset && mainFile(asset);
  const shown = useLoaded(file);
  if (!asset) return <EmptyState size="page" text="This sound does not exist in this game." />;
  if (shown?.fault !== undefined) return <EmptyState size="page" title={asset.name} text={shown.fault} />;
  if (!shown?.loaded) return null;
  return <SoundEditorView key={`${game} ${id}`} asset={asset} file={shown.file} loaded={shown.loaded} />;
}

interface Shown {
  readonly file: string;
  readonly loaded?: LoadedSound;
  readonly fault?: string;
}

/** A decoded file of the project; the last one until the next one is decoded. */
function useLoaded(file: string | undefined): Shown | undefined {
  const assets = useAssets();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (file === undefined) return setShown(undefined);
    const bytes = assets.get(`sounds/${file}`);
    if (!bytes) return setShown({ file, fault: `The file ${file} is missing. Add the sound again.` });
    let isCurrent = true;
    void loadSound(bytes).then((result) => {
      if (!isCurrent) return;
      setShown(result.ok ? { file, loaded: result.value } : { file, fault: result.fault.message });
    });
    return () => {
      isCurrent = false;
    };
  }, [assets, file]);
  return shown;
}
