import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import type { LeftOut } from '@playhouse/sync/cloud';
import { showToast } from '../../components/Toast.tsx';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { type AccountUser, currentUser } from '../../session/cloud/account.ts';
import { noteOf, useCloudTrouble } from '../../session/cloud/cloudNote.ts';
import {
  type CloudProject,
  createCloudSide,
  databaseAddress,
  packAddress,
  Refusal,
} from '../../session/cloud/serverCalls.ts';

const report = (error: unknown) => console.info(String(error));

function tell(error: unknown): void {
  showToast(error instanceof Refusal ? said(error.message) : unexpectedError(error));
}

/** Names what a copy left out, as the top bar does for an open project. False when that is nothing. */
export function tellLeftOut(leftOut: LeftOut): boolean {
  const note = noteOf({ phase: 'live', waiting: 0, ...leftOut });
  if (!note || note.reasons.length === 0) return false;
  const onAction = () => useCloudTrouble.setState({ trouble: { text: note.reasons.join(' ') } });
  showToast(note.text, { label: t('Why?'), onAction });
  return true;
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

/** Brings a project of the account to this computer. False when that failed. */
export async function fetchCloudProject(
  store: ProjectStore,
  user: AccountUser,
  { id: project, uuid, name }: CloudProject,
): Promise<boolean> {
  try {
    const { copyBrowserProject } = await import('@playhouse/sync/cloud');
    const cloud = { project, user: user.id, isOn: true };
    const place = { id: uuid, address: databaseAddress(project), pack: packAddress(project) };
    let leftOut: LeftOut = { refused: [], unread: [] };
    const adopted = await store.adopt({ id: uuid, title: name, cloud }, async () => {
      leftOut = await copyBrowserProject(place, report);
    });
    if (adopted.ok) tellLeftOut(leftOut);
    else showToast(adopted.fault.message);
    return adopted.ok;
  } catch (error) {
    tell(error);
    return false;
  }
}
