import type { FrameEvent } from '../../preview/frameMessages.ts';

type Call = Pick<Extract<FrameEvent, { type: 'send' }>, 'method' | 'url' | 'body'>;

/** A request that the simulated server has received. */
interface ServedCall {
  readonly frame: number;
  readonly method: Call['method'];
  readonly url: string;
  readonly isAnswered: boolean;
}

/** A server that exists only in the preview: it keeps the tables that games send, and returns them. */
export interface SimulatedServer {
  readonly outcome: 'succeed' | 'fail';
  /** Seconds of game time until an answer arrives. */
  readonly delay: 0 | 5;
  /** Table texts by address; undefined where a game has asked for one in vain. */
  readonly tables: ReadonlyMap<string, string | undefined>;
  /** The last calls, oldest first. */
  readonly calls: readonly ServedCall[];
}

export const emptyServer: SimulatedServer = { outcome: 'succeed', delay: 0, tables: new Map(), calls: [] };

/** Older addresses and calls are dropped. */
const most = 100;

/** What the server answers to a call, undefined for a failure, and the server afterward. */
export function serve(
  server: SimulatedServer,
  { method, url, body }: Call,
  frame: number,
): { readonly answer: string | undefined; readonly server: SimulatedServer } {
  const { outcome, tables, calls } = server;
  const sent = method === 'POST' ? new URLSearchParams(body).get('params') : null;
  const isUp = outcome === 'succeed';
  const kept = withTable(tables, url, isUp && sent !== null ? sent : tables.get(url));
  const answer = !isUp ? undefined : method === 'POST' ? '' : tables.get(url);
  const call = { frame, method, url, isAnswered: answer !== undefined };
  return { answer, server: { ...server, tables: kept, calls: [...calls.slice(1 - most), call] } };
}

/** The tables of a server with another one at an address. */
export function withTable(
  tables: SimulatedServer['tables'],
  url: string,
  text: string | undefined,
): SimulatedServer['tables'] {
  const others = [...tables].filter(([each]) => each !== url);
  return new Map([...others.slice(1 - most), [url, text]]);
}
