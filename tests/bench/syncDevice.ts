import { setTimeout } from 'node:timers/promises';
import type { CloudPlace, Sides } from '../../packages/sync/src/pouch/cloudSides.ts';
import { MemoryPouch } from '../../packages/sync/src/test/memoryPouch.ts';
import type { Pupil } from './syncSchool.ts';

/** A database of PouchDB, as benchmarks use it. */
export type BenchPouch = ReturnType<Sides['both']>['local'] & {
  put(document: object): Promise<unknown>;
  sync(other: BenchPouch, options: object): Feed;
  changes(options: object): { on(event: 'change', listener: (change: { readonly id: string }) => void): Feed };
  readonly replicate: { from(other: BenchPouch, options: object): PromiseLike<unknown> };
};

export interface Feed {
  cancel(): void;
}

export interface Place extends CloudPlace {
  /** How often the server was asked, and whether it is answered any more: PouchDB asks on for a while after its end. */
  readonly seen: { requests: number; isOver: boolean };
}

/** A database in memory, or at an address. */
export function openDatabase(name: string, options: object = { adapter: 'memory' }): BenchPouch {
  return new (MemoryPouch as unknown as new (name: string, options: object) => BenchPouch)(name, options);
}

/** The local copy of a project. */
export function openLocal({ id, pouch: { prefix } }: Place): BenchPouch {
  return openDatabase(`${prefix}project-${id}`);
}

/** A project on the server, asked over a network on which each request takes so many ms longer. */
export function placeOf(pupil: Pupil, project: string, { delay = 0, prefix = '' }): Place {
  const seen = { requests: 0, isOver: false };
  return {
    seen,
    id: 'maze',
    pouch: { PouchDB: MemoryPouch, adapter: 'memory', prefix },
    address: `${pupil.url}/db/project_${project}`,
    pack: `${pupil.url}/creator/project/${project}/pack`,
    async fetch(address, init) {
      seen.requests += 1;
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(pupil.headers)) headers.set(name, value);
      if (delay > 0) await setTimeout(delay / 2);
      const answer = await fetch(address, { ...init, headers }).catch((error: unknown) => {
        if (seen.isOver) return new Promise<never>(() => undefined);
        throw error;
      });
      if (delay > 0) await setTimeout(delay / 2);
      // PouchDB reads files by this method of another library.
      return Object.assign(answer, { buffer: async () => Buffer.from(await answer.arrayBuffer()) });
    },
  };
}
