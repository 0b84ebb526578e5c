import type { Raster } from '@playhouse/paint';
import { useState } from 'react';
import { chooseFile } from '../../components/chooseFile.ts';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useFinding } from '../../ui-state/finding.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { download, type ExportFormat, exportPicture } from './files/exportPicture.ts';
import { type DialogId, imageMenus } from './imageMenus.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { withPictureWork } from './worker/pictureWork.ts';

/** The menus of the image editor, and the dialogs that they open. */
export function useImageMenus(name: string, editor: ImageEditor) {
  const [dialog, setDialog] = useState<DialogId>();
  const [sheet, setSheet] = useState<Raster>();
  const menus = () =>
    imageMenus(editor, {
      open: setDialog,
      importFrames: () => void importFrames(editor, setSheet),
      exportAs: (format) => void exportAs(editor, name, format),
      findUses: () => useFinding.getState().findUses({ kind: 'image', id: name }),
    });
  useOfferCommands(t('Image'), () => Object.values(menus()).flat());
  const close = () => {
    setDialog(undefined);
    setSheet(undefined);
  };
  return { menus, dialog, sheet, close };
}

async function exportAs(editor: ImageEditor, name: string, format: ExportFormat): Promise<void> {
  const { picture } = editor;
  const { frame } = editor.store.getState().at;
  await editor.work.run(
    t('Download'),
    (progress) => exportPicture(picture, name, { format, frame }, progress),
    (exported) => {
      if (exported.ok) download(exported.value);
      else showToast(exported.message);
    },
  );
}

async function importFrames(editor: ImageEditor, onSheet: (sheet: Raster) => void): Promise<void> {
  const file = await chooseFile(importTypes);
  if (!file) return;
  await editor.work.run(
    t('Import frames'),
    ({ signal }) => withPictureWork((work) => work.run('importFile', file), signal),
    (imported) => {
      if (!imported.ok)
        showToast(t('{name} was not imported. {message}', { name: file.name, message: said(imported.message) }));
      else if (imported.value.kind === 'image') onSheet(imported.value.raster);
      else {
        editor.commit(imported.value.picture, t('Import frames'));
        for (const loss of imported.value.losses) showToast(loss);
      }
    },
  );
}

const importTypes = ['image/png', 'image/jpeg', 'image/gif', '.ase', '.aseprite'];
