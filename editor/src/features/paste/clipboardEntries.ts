import { ClipboardCopy, ClipboardPaste, FileDown, FileJson2, FileUp, Scissors } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { choosePartFile } from './partFile.ts';
import type { ClipboardSource, PasteDesk } from './pasteDesk.ts';

/**
 * The menu entries Cut, Copy and Paste; without a source only Paste. `what` names the source if it is not the thing
 * that the menu belongs to.
 */
export function clipboardEntries(desk: PasteDesk, source?: ClipboardSource, what?: string): MenuEntry[] {
  const paste: MenuEntry = {
    id: 'paste',
    label: t('Paste'),
    icon: ClipboardPaste,
    keys: 'Ctrl V',
    onAction: () => void desk.paste(),
  };
  const insert: MenuEntry = {
    id: 'paste-file',
    label: t('Paste from file…'),
    icon: FileUp,
    onAction: () => choosePartFile((file) => void desk.pasteFile(file)),
  };
  if (!source) return [paste, insert];
  const cut: MenuEntry = {
    id: 'cut',
    label: what === undefined ? t('Cut') : t('Cut {what}', { what }),
    icon: Scissors,
    keys: 'Ctrl X',
    onAction: () => desk.cut(source),
  };
  return [
    ...(source.remove ? [cut] : []),
    {
      id: 'copy',
      label: what === undefined ? t('Copy') : t('Copy {what}', { what }),
      icon: ClipboardCopy,
      keys: 'Ctrl C',
      onAction: () => desk.copy(source),
    },
    paste,
    {
      id: 'file',
      label: t('File'),
      icon: FileJson2,
      entries: [
        {
          id: 'export',
          label: what === undefined ? t('Export selection…') : t('Export {what}…', { what }),
          icon: FileDown,
          onAction: () => desk.exportFile(source),
        },
        insert,
      ],
    },
  ];
}
