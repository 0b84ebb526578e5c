import { showToast } from '../../components/Toast.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { currentUser, rememberedUser, setUser, useAccount } from './account.ts';
import { checkSession, nameInCookie } from './serverCalls.ts';

/** How often the name in the cookie is read, in ms, and after how many navigations the session is checked. */
const times = { cookie: 300, navigations: 10, retry: 10_000 } as const;

let checking: Promise<boolean> | undefined;
let cancelRetry: ReturnType<typeof setTimeout> | undefined;

/**
 * Finds out whether the editor comes from a server with accounts, and follows who is signed in. Without such a server,
 * this is one request and nothing more. docs/sync.md
 */
export async function followAccount(): Promise<void> {
  await isSignedIn();
  if (useAccount.getState().account.kind === 'none') return;
  let navigations = 0;
  window.addEventListener('hashchange', () => {
    navigations += 1;
    if (navigations % times.navigations === 0) void isSignedIn();
  });
  let seen = nameInCookie();
  setInterval(() => {
    const name = nameInCookie();
    // One check for each change, also where the server and the cookie disagree.
    if (name === seen) return;
    seen = name;
    if (name !== currentUser()?.username) void isSignedIn();
  }, times.cookie);
}

/** Asks the server about the session. While it cannot be reached, whoever was signed in still is. */
export function isSignedIn(): Promise<boolean> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<boolean> {
  clearTimeout(cancelRetry);
  const before = currentUser() ?? rememberedUser();
  try {
    const session = await checkSession();
    if (!session) return false;
    setUser(session.user);
    if (before && !session.user) sayExpired(session.message);
  } catch {
    if (before) {
      setUser(before);
      cancelRetry = setTimeout(() => void isSignedIn(), times.retry);
    }
  }
  return currentUser() !== undefined;
}

function sayExpired(message: string): void {
  const words = message === '' ? t('Your session has expired, please login again.') : said(message);
  showToast(words, { label: t('Sign in'), onAction: signIn });
}

/** Leads to the server's page for that, and back. */
export function signIn(): void {
  const back = `${location.pathname}${location.hash}`;
  location.assign(`login?next=${encodeURIComponent(back)}`);
}
