import os from 'node:os';
import { CommandError, exitStatus } from '../exit.ts';
import { callServer, demandSuccess, noPlayhouse, type ServerAnswer } from './callServer.ts';

export interface TokenQuestion {
  /** What people type into the page. */
  readonly code: string;
  readonly page: string;
}

const longestTitle = 60;
const refusals: Readonly<Record<string, string>> = {
  'device.refused': 'The access was refused in the browser.',
  'device.expired': 'The code is no longer valid. Run playhouse login again.',
};

/** Gets a token that somebody allows in a browser, by a code that `tell` shows. */
export async function askForToken(origin: string, tell: (question: TokenQuestion) => void): Promise<string> {
  const title = (os.hostname() || 'Command line').slice(0, longestTitle);
  const asked = await callServer(origin, { method: 'POST', path: '/auth/device', body: { title } });
  if (asked.status === 404) throw noPlayhouse(origin);
  const { code, device, page, interval } = demandSuccess(asked);
  if (typeof code !== 'string' || typeof device !== 'string') throw noPlayhouse(origin);
  tell({ code, page: new URL(String(page), origin).href });
  const seconds = typeof interval === 'number' && interval >= 1 ? interval : 2;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const answer = await callServer(origin, { method: 'POST', path: '/auth/device/token', body: { device } });
    const token = tokenIn(answer);
    if (token !== undefined) return token;
  }
}

/** Undefined while nobody has answered. */
function tokenIn(answer: ServerAnswer): string | undefined {
  const { error } = answer.body;
  if (error === 'device.pending' || answer.status === 429) return undefined;
  const refusal = typeof error === 'string' ? refusals[error] : undefined;
  if (refusal !== undefined) throw new CommandError(exitStatus.io, String(error), refusal);
  const { token } = demandSuccess(answer);
  return String(token);
}
