import type { InputEvent, NetworkPort } from '@playhouse/runtime';
import type { NetworkConnection } from './connectServers.ts';

/** What a game's calls need. */
export interface GameNetworkOptions {
  /** Undefined where there is no network. */
  readonly connection: () => NetworkConnection | undefined;
  /** The project's own switch: games make no calls unless it is on. docs/runtime-rules.md#networking. */
  readonly isEnabled: () => boolean;
  /** Hands an answer to the game's next step. */
  readonly answer: (event: InputEvent) => void;
  /** Text for the author's console; each text is reported once. */
  readonly onWarning: (text: string) => void;
}

/** The network of the games that one player runs, one after the other. */
export interface GameNetwork extends NetworkPort {
  /** Call when the game was restarted: earlier calls are no longer answered. */
  begin(): void;
}

/** Answers every call; without a connection the call fails, and the game gets -1. docs/runtime-rules.md#networking. */
export function createGameNetwork({ connection, isEnabled, answer, onWarning }: GameNetworkOptions): GameNetwork {
  const told = new Set<string>();
  let run = 0;
  const fail = (call: number, reason: string): void => {
    if (!told.has(reason)) onWarning(`A network call failed: ${reason}, so it returns -1.`);
    told.add(reason);
    answer({ type: 'answer', call });
  };
  return {
    begin() {
      run += 1;
    },
    send(request) {
      const { call } = request;
      const asked = run;
      const connected = connection();
      if (!isEnabled()) return fail(call, 'networking is turned off for this game');
      if (!connected) return fail(call, 'there is no network');
      void connected(request).then((value) => {
        if (asked === run) answer({ type: 'answer', call, ...(value !== undefined && { value }) });
      });
    },
  };
}
