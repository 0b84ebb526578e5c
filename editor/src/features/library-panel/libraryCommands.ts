import {
  Camera,
  FileUp,
  ImagePlus,
  type LucideIcon,
  Mic,
  Paintbrush,
  Plus,
  ShoppingBag,
  SlidersHorizontal,
} from 'lucide-react';
import { t } from '../../i18n/t.ts';
import type { LibraryKind } from './libraryUi.ts';

export interface LibraryCommand {
  /** The library that carries it out, which is shown then. */
  readonly library: LibraryKind;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** What makes something new in a library: one name for its buttons and the palette. */
export const libraryCommands = {
  addActor: { library: 'actors', label: t('Add actor'), icon: Plus },
  addPictures: { library: 'actors', label: t('Add images as actors'), icon: ImagePlus },
  addScene: { library: 'scenes', label: t('Add scene'), icon: Plus },
  importBehavior: { library: 'behaviors', label: t('Import own behavior'), icon: FileUp },
  addImage: { library: 'images', label: t('Add image'), icon: Plus },
  webcam: { library: 'images', label: t('Open Webcam'), icon: Camera },
  drawImage: { library: 'images', label: t('Draw one'), icon: Paintbrush },
  addSound: { library: 'sounds', label: t('Add sound'), icon: Plus },
  makeSound: { library: 'sounds', label: t('Make a Sound'), icon: SlidersHorizontal },
  recordSound: { library: 'sounds', label: t('Record a Sound'), icon: Mic },
  addFont: { library: 'fonts', label: t('Add font'), icon: Plus },
  addTable: { library: 'tables', label: t('Add table'), icon: Plus },
  restorePurchases: { library: 'tables', label: t('Restore Purchase Table'), icon: ShoppingBag },
  addScript: { library: 'scripts', label: t('Add script'), icon: Plus },
} as const satisfies Readonly<Record<string, LibraryCommand>>;

export type LibraryCommandId = keyof typeof libraryCommands;
