import { t } from '../i18n/t.ts';
import { projectTurn } from './projectTurns.ts';
import { askToRename, type RenameAnswer } from './renameRequests.ts';
import { getServices, type Services } from './services.ts';
import { takeTabLock } from './tabLock.ts';

/** Renames a project of the library with an edit like any other: here, or in the tab that has it open. */
export function renameProject(id: string, title: string): Promise<RenameAnswer> {
  return projectTurn(async () => {
    const services = await getServices();
    let answer: Promise<RenameAnswer> | undefined;
    // A tab that requests the project gets it once the new title is saved.
    const onAsked = async () => void (await answer);
    const lock = await takeTabLock(id, { steal: false, onAsked, onLost: () => undefined });
    if (!lock) return renameElsewhere(id, title, services.newHolder());
    answer = renameHere(services, id, title).finally(() => lock.release());
    return answer;
  });
}

async function renameHere(services: Services, id: string, title: string): Promise<RenameAnswer> {
  const { renameStored } = await import('@playhouse/sync');
  const renamed = await renameStored({ ...services, clock: () => Date.now() }, id, title);
  return renamed.ok ? renamed : { ok: false, message: renamed.fault.message };
}

async function renameElsewhere(id: string, title: string, request: string): Promise<RenameAnswer> {
  const answer = await askToRename(id, title, request);
  return (
    answer ?? { ok: false, message: t('This project is open in another tab that does not answer. Close that tab.') }
  );
}
