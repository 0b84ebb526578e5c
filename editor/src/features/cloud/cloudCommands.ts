import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { showToast } from '../../components/toasts.ts';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { type AccountUser, currentUser } from '../../session/cloud/account.ts';
import { startFirstCopy } from '../../session/cloud/firstCopies.ts';
import { type CloudProject, createCloudSide, databaseAddress, Refusal } from '../../session/cloud/serverCalls.ts';
import { tellLeftOut } from '../../session/cloud/tellLeftOut.ts';
import { getServices } from '../../session/services.ts';

const report = (error: unknown) => console.info(String(error));

function tell(error: unknown): void {
  showToast(error instanceof Refusal ? said(error.message) : unexpectedError(error));
}

/** Makes the side of a project on the server, sends the project there, and keeps both in sync from then on. */
export async function turnOnCloudSync(store: ProjectStore, { id, uuid, title }: LibraryEntry): Promise<void> {
  const user = currentUser();
  if (!user) return;
  try {
    const project = await createCloudSide(uuid, title);
    const noted = await store.note(id, { cloud: { project, user: user.id, isOn: true } });
    if (!noted.ok) return void showToast(noted.fault.message);
    const { copyBrowserProject } = await import('@playhouse/sync/cloud');
    const leftOut = await copyBrowserProject({ id, address: databaseAddress(project) }, report);
    if (!tellLeftOut(leftOut)) showToast(t('{title} is in the cloud', { title: title || t('Untitled') }));
  } catch (error) {
    tell(error);
  }
}

/** Pauses the sync of a project. It stays on the server as it is. */
export async function turnOffCloudSync(store: ProjectStore, { id, cloud }: LibraryEntry): Promise<void> {
  if (!cloud) return;
  const noted = await store.note(id, { cloud: { ...cloud, isOn: false } });
  if (!noted.ok) showToast(noted.fault.message);
}

/** How long a copy may still take that has shown something, so that a small project opens complete, in ms. */
const moment = 500;

/**
 * Brings a project of the account to this computer, at least so much of it that it can be shown; the rest follows. False
 * when that failed.
 */
export async function fetchCloudProject(
  user: AccountUser,
  { id: project, uuid, name }: CloudProject,
): Promise<boolean> {
  const cloud = { project, user: user.id, isOn: true, isPartial: true } as const;
  const listed = Promise.withResolvers<void>();
  listed.promise.catch(() => undefined);
  try {
    const services = await getServices();
    const copy = await startFirstCopy(services, { id: uuid, cloud }, listed.promise);
    const end = async (reason: unknown) => {
      listed.reject(reason);
      await copy.end();
    };
    const adopted = await services.store.adopt({ id: uuid, title: name, cloud }, async () => {
      if (await copy.whenShowable()) return;
      const { error } = copy.getState();
      await end(error);
      throw error;
    });
    if (!adopted.ok) {
      await end(adopted.fault.message);
      showToast(adopted.fault.message);
      return false;
    }
    listed.resolve();
    await Promise.race([copy.whenDone(), new Promise((resolve) => setTimeout(resolve, moment))]);
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}
