import type { Verdict } from '../access/can.ts';
import type { User } from '../accounts/accounts.ts';
import type { ApiAnswer } from './apiRoute.ts';
import type { Services } from './services.ts';

/** An error: a code for programs, words for people. */
export function refuse(
  status: number,
  error: string,
  reason: string,
  params?: Readonly<Record<string, unknown>>,
): ApiAnswer {
  return { status, body: { error, reason, ...(params && { params }) } };
}

export const tooMany = (seconds: number): ApiAnswer => ({
  ...refuse(429, 'too_many', `Too many requests. Try again in ${seconds} s.`, { seconds }),
  headers: { 'retry-after': String(seconds) },
});

export const unknownProject = refuse(404, 'project.unknown', 'This project does not exist.');
const forbidden = refuse(403, 'forbidden', 'You may not do this.');

/** The answer to a wish about a project that is not granted; undefined when it is. */
export function refusedProject(verdict: Verdict): ApiAnswer | undefined {
  if (verdict === 'yes') return undefined;
  return verdict === 'hidden' ? unknownProject : forbidden;
}

/** Who somebody is, as the client gets to know it. */
export async function sessionBody({ projects }: Services, user: User): Promise<object> {
  const { id, username, avatar_url, sku, roles, kind } = user;
  const projectSlots = await projects.usedSlots(user);
  return { status: 'success', message: '', user: { id, username, avatar_url, sku, roles, kind, projectSlots } };
}

export const noSession = {
  status: 'error',
  message: 'Your session has expired, please login again.',
  user: null,
} as const;
