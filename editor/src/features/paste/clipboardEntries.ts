import { ClipboardCopy, ClipboardPaste, FileDown, FileJson2, FileUp, Scissors } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { choosePartFile } from './partFile.ts';
import type { ClipboardSource, PasteDesk } from './pasteDesk.ts';

/**
 * The menu entries Cut, Copy and Paste; without a source only Paste. `what` names the source if it is not the thing
 * that the menu belongs to.
 */
export function clipboardEntries(desk: PasteDesk, source?: ClipboardSource, what?: string): MenuEntry[] {
  const named = (action: string) => (what === undefined ? action : `${action} ${what}`);
  const paste: MenuEntry = {
    id: 'paste',
    label: 'Paste',
    icon: ClipboardPaste,
    keys: 'Ctrl V',
    onAction: () => void desk.paste(),
  };
  const insert: MenuEntry = {
    id: 'paste-file',
    label: 'Paste from file…',
    icon: FileUp,
    onAction: () => choosePartFile((file) => void desk.pasteFile(file)),
  };
  if (!source) return [paste, insert];
  const cut: MenuEntry = {
    id: 'cut',
    label: named('Cut'),
    icon: Scissors,
    keys: 'Ctrl X',
    onAction: () => desk.cut(source),
  };
  return [
    ...(source.remove ? [cut] : []),
    { id: 'copy', label: named('Copy'), icon: ClipboardCopy, keys: 'Ctrl C', onAction: () => desk.copy(source) },
    paste,
    {
      id: 'file',
      label: 'File',
      icon: FileJson2,
      entries: [
        {
          id: 'export',
          label: what === undefined ? 'Export selection…' : `Export ${what}…`,
          icon: FileDown,
          onAction: () => desk.exportFile(source),
        },
        insert,
      ],
    },
  ];
}
