import type { LibraryEntry, Outcome, ProjectStore } from '@playhouse/sync';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { t } from '../../i18n/t.ts';
import { refusalText } from '../../session/refusalText.ts';
import { getServices } from '../../session/services.ts';
import { keepStorage } from '../../session/storageRoom.ts';

/** The id of a project that `work` makes, or one sentence. */
export async function makeProject(
  work: (store: ProjectStore) => Promise<Outcome<LibraryEntry> | undefined>,
): Promise<{ readonly id: string } | { readonly message: string }> {
  void keepStorage();
  try {
    const { store } = await getServices();
    const made = await work(store);
    if (!made) return { message: t('This template cannot be read.') };
    return made.ok ? { id: made.value.id } : { message: refusalText(made.fault) };
  } catch (error) {
    return { message: unexpectedError(error) };
  }
}
