import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import {
  Cloud,
  CloudOff,
  CopyPlus,
  Download,
  Ellipsis,
  FolderOpen,
  GitCommitVertical,
  Pencil,
  Play,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useAccount } from '../../session/cloud/account.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';
import { turnOffCloudSync, turnOnCloudSync } from '../cloud/cloudCommands.ts';
import { isInCloud } from '../cloud/PlaceIcon.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { DestroyDialog } from './DestroyDialog.tsx';
import { duplicateProject, exportProject } from './projectCommands.ts';

export interface ProjectMenuProps {
  readonly store: ProjectStore;
  readonly entry: LibraryEntry;
  readonly titles: readonly string[];
  readonly onRename: () => void;
}

function cloudEntry(store: ProjectStore, entry: LibraryEntry) {
  return isInCloud(entry)
    ? {
        id: 'cloud',
        label: t('Turn off cloud sync'),
        icon: CloudOff,
        onAction: () => void turnOffCloudSync(store, entry),
      }
    : { id: 'cloud', label: t('Turn on cloud sync'), icon: Cloud, onAction: () => void turnOnCloudSync(store, entry) };
}

/** Everything that can be done with a project of the library. */
export function ProjectMenu({ store, entry, titles, onRename }: ProjectMenuProps) {
  const navigate = useNavigate();
  const { account } = useAccount();
  const [isDeleting, setDeleting] = useState(false);
  // Not for a project of which only some has arrived: a copy of that would stay without the rest.
  const wholeEntries: readonly (MenuEntry | 'line')[] = [
    'line',
    { id: 'rename', label: t('Rename'), icon: Pencil, onAction: onRename },
    {
      id: 'duplicate',
      label: t('Duplicate'),
      icon: CopyPlus,
      onAction: () => void duplicateProject(store, entry, titles),
    },
    {
      id: 'versions',
      label: t('Versions'),
      icon: GitCommitVertical,
      onAction: () => {
        useVersionsView.getState().show(entry.id);
        navigate(`/game/${entry.id}`);
      },
    },
    { id: 'export', label: t('Export'), icon: Download, onAction: () => void exportProject(store, entry) },
    ...(account.kind === 'in' ? [cloudEntry(store, entry)] : []),
  ];
  const [isDoomed, setDoomed] = useState(false);
  return (
    <>
      <Menu
        label={t('Actions for {title}', { title: entry.title })}
        placement="bottom end"
        entries={[
          { id: 'open', label: t('Open'), icon: FolderOpen, onAction: () => navigate(`/game/${entry.id}`) },
          { id: 'play', label: t('Play'), icon: Play, onAction: () => navigate(`/game/${entry.id}/preview`) },
          ...(entry.cloud?.isPartial ? [] : wholeEntries),
          'line',
          {
            id: 'delete',
            label: t('Delete'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => setDeleting(true),
          },
        ]}
      >
        <IconButton
          icon={Ellipsis}
          label={t('More actions for {title}', { title: entry.title })}
          size="small"
          hasTooltip={false}
        />
      </Menu>
      <DeleteProjectDialog
        store={store}
        entry={entry}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onFull={() => setDoomed(true)}
      />
      <DestroyDialog
        store={store}
        entries={isDoomed ? [entry] : []}
        reason={t('There is no room left to keep it in the Trash Can.')}
        onClose={() => setDoomed(false)}
      />
    </>
  );
}
