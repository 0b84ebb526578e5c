import { FileCode, Gamepad2, Image, type LucideIcon, Table2, Type, Volume2 } from 'lucide-react';
import { ActorIcon, BehaviorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import type { LibraryKind } from './libraryUi.ts';

/** The names and icons of the libraries. */
export const libraryLooks: Readonly<Record<LibraryKind, { readonly label: string; readonly icon: LucideIcon }>> = {
  actors: { label: t('Actors'), icon: ActorIcon },
  scenes: { label: t('Scenes'), icon: SceneIcon },
  behaviors: { label: t('Behaviors'), icon: BehaviorIcon },
  images: { label: t('Images'), icon: Image },
  sounds: { label: t('Sounds'), icon: Volume2 },
  fonts: { label: t('Fonts'), icon: Type },
  tables: { label: t('Tables'), icon: Table2 },
  controllers: { label: t('Controllers'), icon: Gamepad2 },
  scripts: { label: t('Scripts'), icon: FileCode },
};
