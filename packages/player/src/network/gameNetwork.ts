import type { InputEvent, NetworkPort } from '@playhouse/runtime';
import type { NetworkConnection } from './connectServers.ts';

/** What a game's calls go through. */
export interface GameNetworkOptions {
  /** Undefined where there is no network. */
  readonly connection: () => NetworkConnection | undefined;
  /** The project's own switch: games call nothing unless it is on. Reference 1.12. */
  readonly isEnabled: () => boolean;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Words for the author's console; the same once only. */
  readonly onWarning: (text: string) => void;
}

/** The network of the games that one player plays, one after the other. */
export interface GameNetwork extends NetworkPort {
  /** A game has begun anew. What was called before gets no answer any more. */
  begin(): void;
}

/** Answers every call, with a failure where nothing is connected: then the game hears -1. Reference 1.12. */
export function createGameNetwork({ connection, isEnabled, answer, onWarning }: GameNetworkOptions): GameNetwork {
  const told = new Set<string>();
  let run = 0;
  const fail = (reason: string): undefined => {
    if (!told.has(reason)) onWarning(`The game has made a network call: ${reason}, so the call fails with -1.`);
    told.add(reason);
  };
  const perform: NetworkConnection = async (request) => {
    if (!isEnabled()) return fail('networking is turned off for this game');
    const connected = connection();
    return connected ? connected(request) : fail('there is no network here');
  };
  return {
    begin() {
      run += 1;
    },
    send(request) {
      const { call } = request;
      const asked = run;
      void perform(request).then((value) => {
        if (asked === run) answer({ type: 'answer', call, ...(value !== undefined && { value }) });
      });
    },
  };
}
