import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { currentUser, rememberedUser, setUser, useAccount } from './account.ts';
import { checkSession, nameInCookie, Unreachable } from './serverCalls.ts';

/**
 * How often the name in the cookie is read, in ms, after how many navigations the session is checked, and how long after
 * a check that failed the next one follows: twice as long each time, up to a limit.
 */
const times = { cookie: 300, navigations: 10, retry: 10_000, longestRetry: 300_000 } as const;

let checking: Promise<boolean> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let failedInRow = 0;
let isFollowing = false;

/**
 * Finds out whether the editor comes from a server with accounts, and follows who is signed in. Where something answers
 * that is no such server, this is one request and nothing more. docs/sync.md
 */
export async function followAccount(): Promise<void> {
  await isSignedIn();
}

/** Checks the session whenever it may have changed, from the first answer on. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
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

/** Asks the server about the session. While it cannot be reached, whoever was signed in still is, and it is asked again. */
export function isSignedIn(): Promise<boolean> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<boolean> {
  clearTimeout(retry);
  const before = currentUser() ?? rememberedUser();
  try {
    const session = await checkSession();
    failedInRow = 0;
    if (!session) return false;
    setUser(session.user);
    if (before && !session.user) void sayExpired(session.message).catch(() => undefined);
  } catch (error) {
    if (before) setUser(before);
    else if (!(error instanceof Unreachable)) return false;
    const wait = Math.min(times.retry * 2 ** failedInRow, times.longestRetry);
    failedInRow += 1;
    retry = setTimeout(() => void isSignedIn(), wait);
  }
  if (useAccount.getState().account.kind !== 'none') follow();
  return currentUser() !== undefined;
}

async function sayExpired(message: string): Promise<void> {
  const { showToast } = await import('../../components/toasts.ts');
  const words = message === '' ? t('Your session has expired, please login again.') : said(message);
  showToast(words, { label: t('Sign in'), onAction: signIn });
}

/** Leads to the server's page for that, and back. */
export function signIn(): void {
  const back = `${location.pathname}${location.hash}`;
  location.assign(`login?next=${encodeURIComponent(back)}`);
}
