import type { Result } from '@playhouse/paint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useAssets, useOpenProject, useProject } from '../../session/SessionContext.ts';
import { ImageEditorView } from '../image-editor/ImageEditorView.tsx';
import type { StoredDraft } from '../image-editor/model/storedDraft.ts';
import { keptDraft } from '../image-editor/storage/keptDrafts.ts';
import { fileOf } from '../image-editor/storage/storePicture.ts';
import { withPictureWork } from '../image-editor/worker/pictureWork.ts';
import { ShownImage } from './ShownImage.tsx';

/** The page of one image, by the name of its asset. docs/editor-design.md#image-editor. */
export default function ImagePage({ id }: { readonly id: string }) {
  const { id: game } = useOpenProject();
  const asset = useProject((project) => project.assets.images.find(({ name }) => name === id));
  const file = asset && fileOf(asset);
  const { shown, makeSmaller, noteFile } = useLoaded(game, file);
  if (!asset) return <EmptyState size="page" text={t('This image does not exist in this game.')} />;
  if (file === undefined) return <EmptyState size="page" title={id} text={t('It has no file. Add the image again.')} />;
  if (shown?.note !== undefined) {
    const { file: large, note } = shown;
    return (
      <ShownImage key={large} name={id} file={large} note={said(note)} onMakeSmaller={() => void makeSmaller(large)} />
    );
  }
  if (shown?.fault !== undefined) return <EmptyState size="page" title={asset.name} text={said(shown.fault)} />;
  if (!shown?.draft) return null;
  const { file: opened, draft } = shown;
  return <ImageEditorView key={`${game} ${id}`} asset={asset} file={opened} draft={draft} onFile={noteFile} />;
}

interface Shown {
  readonly file: string;
  readonly draft?: StoredDraft;
  readonly fault?: string;
  /** Why the image is too large to edit. */
  readonly note?: string;
}

/** The picture of a file of the project, with the layers that were kept; the last one until the next one is read. */
function useLoaded(game: string, file: string | undefined) {
  const assets = useAssets();
  const [shown, setShown] = useState<Shown>();
  // The file that the editor has open, which it may just have stored.
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (file === undefined) return setShown(undefined);
    if (file === opened.current) return undefined;
    const bytes = assets.get(`images/${file}`);
    if (!bytes) return setShown({ file, fault: t('The file {file} is missing. Add the image again.', { file }) });
    let isCurrent = true;
    const show = (next: Shown) => {
      if (isCurrent) setShown(next);
    };
    void (async () => {
      const kept = await keptDraft(game, file, (name) => assets.getFiles().has(`images/${name}`));
      if (kept) return show({ file, draft: kept });
      const loaded = await withPictureWork((work) => work.handOver('load', new Uint8Array(bytes))).catch(outOfMemory);
      if (!loaded.ok) {
        return show({ file, ...(loaded.code === 'size' ? { note: loaded.message } : { fault: loaded.message }) });
      }
      return show({ file, draft: { picture: loaded.value, saved: loaded.value, frameImages: {} } });
    })();
    return () => {
      isCurrent = false;
    };
  }, [game, assets, file]);
  const makeSmaller = async (large: string) => {
    const bytes = new Uint8Array(assets.get(`images/${large}`) ?? []);
    const loaded = await withPictureWork((work) => work.handOver('loadSmaller', bytes)).catch(outOfMemory);
    if (!loaded.ok) return setShown({ file: large, fault: loaded.message });
    return setShown({ file: large, draft: { picture: loaded.value, saved: undefined, frameImages: {} } });
  };
  const noteFile = useCallback((now: string | undefined) => {
    opened.current = now;
  }, []);
  return { shown, makeSmaller, noteFile };
}

/** What a worker that failed has to say. */
function outOfMemory(error: unknown): Result<never> {
  console.warn(error);
  return { ok: false, code: 'damaged', message: t('The image cannot be opened. There may be too little memory.') };
}
