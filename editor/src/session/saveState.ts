import { t } from '../i18n/t.ts';

/** The save state of an open project. `text` is shown in the top bar. */
export interface SaveState {
  readonly kind: 'saved' | 'saving' | 'failed' | 'full' | 'lost';
  readonly text: string;
}

export const saveStates = {
  saved: { kind: 'saved', text: t('Saved on this computer') },
  saving: { kind: 'saving', text: t('Saving') },
  failed: { kind: 'failed', text: t('Not saved yet') },
  full: {
    kind: 'full',
    text: t('No room left on this computer. Your last change is kept in this tab until there is.'),
  },
  lost: { kind: 'lost', text: t('This browser has lost the project. Export it to keep it.') },
} as const satisfies Record<SaveState['kind'], SaveState>;
