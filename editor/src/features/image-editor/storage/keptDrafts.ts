import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import type { StoredDraft } from '../model/storedDraft.ts';
import { DraftStore } from './draftStore.ts';

let store: DraftStore | undefined;

function kept(): DraftStore {
  store ??= new DraftStore(() =>
    showToast(t('This browser cannot keep your layers, perhaps because its storage is full. Save the picture soon.')),
  );
  return store;
}

/** Keeps a picture of a game in this browser; undefined forgets it. `before` is the file that the image had before. */
export function keepDraft(game: string, file: string, draft: StoredDraft | undefined, before?: string): void {
  void kept().keep(game, file, draft, before);
}

/** The picture that was kept for a file; undefined when there is none. Drafts of files that are gone are removed. */
export async function keptDraft(
  game: string,
  file: string,
  exists: (file: string) => boolean,
): Promise<StoredDraft | undefined> {
  void kept().prune(game, exists);
  return kept().read(game, file);
}
