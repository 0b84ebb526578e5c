import { useEffect, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useAccount } from '../../session/cloud/account.ts';
import { type CloudProject, readCloudLibrary, waitForLibrary } from '../../session/cloud/serverCalls.ts';

/** How long to wait after a failure, in ms. */
const retryAfter = 5000;

/** The projects of the account, up to date; none while nobody is signed in, and undefined before they are known. */
export function useCloudProjects(): readonly CloudProject[] | undefined {
  const { account } = useAccount();
  const user = account.kind === 'in' ? account.user.id : undefined;
  const [projects, setProjects] = useState<readonly CloudProject[]>();
  useEffect(() => {
    if (user === undefined) return;
    const control = new AbortController();
    void followLibrary(user, control.signal, setProjects);
    return () => control.abort();
  }, [user]);
  return user === undefined ? [] : projects;
}

async function followLibrary(
  user: string,
  signal: AbortSignal,
  show: (projects: readonly CloudProject[]) => void,
): Promise<void> {
  let since = '';
  let known: ReadonlySet<string> | undefined;
  while (!signal.aborted) {
    try {
      const next = await waitForLibrary(user, since, signal);
      if (next !== since) {
        const projects = await readCloudLibrary(user);
        if (signal.aborted) return;
        show(projects);
        if (known && projects.some(({ id }) => !known?.has(id)))
          showToast(t('New projects are available in your project library.'));
        known = new Set(projects.map(({ id }) => id));
      }
      since = next;
    } catch {
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
}
