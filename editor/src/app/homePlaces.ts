import { Info, LibraryBig, Plus, SlidersHorizontal } from 'lucide-react';
import { t } from '../i18n/t.ts';

/** The pages outside the editor: one name for the navigation and the palette. */
export const homePlaces = {
  templates: { to: '/templates', label: t('New...'), icon: Plus },
  projects: { to: '/projects', label: t('My Projects'), icon: LibraryBig },
  settings: { to: '/settings', label: t('Settings'), icon: SlidersHorizontal },
  about: { to: '/about', label: t('About'), icon: Info },
} as const;
