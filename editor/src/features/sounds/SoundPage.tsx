import type { Asset } from '@playhouse/core';
import { EmptyState } from '../../components/EmptyState.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { SoundEditorView } from './editor/SoundEditorView.tsx';
import { mainFile } from './editor/storeSound.ts';
import { useSoundEditor } from './editor/useSoundEditor.ts';

/** The page of one sound, by the name of its asset. docs/editor-design.md#sound-editor. */
export default function SoundPage({ id }: { readonly id: string }) {
  const { id: game } = useOpenProject();
  const asset = useProject((project) => project.assets.sounds.find(({ name }) => name === id));
  const file = asset && mainFile(asset);
  if (!asset) return <EmptyState size="page" text={t('This sound does not exist in this game.')} />;
  if (file === undefined) return <EmptyState size="page" title={id} text={t('It has no file. Add the sound again.')} />;
  return <OpenSound key={`${game} ${id}`} asset={asset} file={file} />;
}

function OpenSound({ asset, file }: { readonly asset: Asset; readonly file: string }) {
  const edited = useSoundEditor(file);
  if (!edited) return null;
  if ('fault' in edited) return <EmptyState size="page" title={asset.name} text={said(edited.fault)} />;
  return <SoundEditorView asset={asset} editor={edited.editor} saver={edited.saver} />;
}
