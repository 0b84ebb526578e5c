import type { DocumentPath } from '@playhouse/core';
import type { Replication } from '../engine/state.ts';
import { keepShared } from '../merge/keepShared.ts';
import type { LeafNames } from '../merge/mergePorts.ts';
import { generationOf } from '../merge/revisionGraph.ts';
import { keepTrail, keepTrails, trailEvery } from '../merge/trail.ts';
import type { SaverTimers } from '../save/projectSaver.ts';
import { type MergeSides, mergePortsOf, rejoinSides } from './mergeSides.ts';

/**
 * Between two parts of what can wait; how long after an initial replication nothing can be apart; and how long what the
 * server had is not asked for again, in which nobody makes so many changes that a history is cut. In milliseconds.
 */
const times = { pause: 100, exchanged: 10_000, known: 60_000 } as const;

export interface RejoinsPorts {
  /** Called for each use: after some failures, browsers close a database for good. */
  open(): MergeSides;
  readonly timers: Pick<SaverTimers, 'after'>;
  /** In milliseconds. */
  readonly now: () => number;
  report(error: unknown): void;
}

/** Sees to it that an open project never loses touch with the server, however many changes either side makes. */
export class Rejoins {
  private readonly ports: RejoinsPorts;
  /** The generations of documents when their trails were kept. */
  private readonly trailed = new Map<DocumentPath, number>();
  private trails: Promise<void> = Promise.resolve();
  private last: Promise<unknown> = Promise.resolve();
  private exchangedAt = Number.NEGATIVE_INFINITY;
  private known: { readonly at: number; readonly leaves: LeafNames } = { at: 0, leaves: new Map() };
  private keeping = new AbortController();
  private isOver = false;

  constructor(ports: RejoinsPorts) {
    this.ports = ports;
  }

  /** The project was opened. */
  begin(): void {
    this.queue(() => keepTrails(mergePortsOf(this.ports.open())));
  }

  /** A document was changed and has this revision now. Some changes are told together. */
  mark(document: DocumentPath, rev: string): void {
    const generation = generationOf(rev);
    if (generation - (this.trailed.get(document) ?? 0) < trailEvery) return;
    this.trailed.set(document, generation);
    this.queue(() => keepTrail(mergePortsOf(this.ports.open()), document));
  }

  /** The project is closed. */
  end(): void {
    this.isOver = true;
    this.keeping.abort();
  }

  /** An initial replication has brought and sent everything. */
  exchanged(): void {
    this.exchangedAt = this.ports.now();
  }

  /** What has to be done before a replication; undefined right after one that has brought everything. */
  before(replication: Replication): ((signal: AbortSignal) => Promise<unknown>) | undefined {
    const isExchanged = this.ports.now() - this.exchangedAt < times.exchanged;
    // A connection that breaks after that was not there all the time.
    this.exchangedAt = Number.NEGATIVE_INFINITY;
    if (replication === 'live' && isExchanged) return undefined;
    return (signal) => {
      this.last = this.trails.then(() => this.rejoin(signal));
      return this.last;
    };
  }

  /** What has to be done before documents are sent beside what runs. False when it failed. */
  async beforeSending(documents: readonly DocumentPath[]): Promise<boolean> {
    const { open, report } = this.ports;
    await this.last.catch(() => undefined);
    return rejoinSides(open(), report, { documents: new Set(documents) }).then(
      () => true,
      () => false,
    );
  }

  private async rejoin(signal: AbortSignal): Promise<void> {
    const { open, report, now } = this.ports;
    const at = now();
    const isRecent = at - this.known.at < times.known;
    const { shared } = await rejoinSides(open(), report, { signal, ...(isRecent && { known: this.known.leaves }) });
    this.known = { at: isRecent ? this.known.at : at, leaves: shared };
    this.keep(shared);
  }

  /** Goes on when what it was called for has ended. */
  private keep(shared: LeafNames): void {
    const { open, timers, report } = this.ports;
    this.keeping.abort();
    if (this.isOver) return;
    this.keeping = new AbortController();
    const { signal } = this.keeping;
    const pause = () => new Promise<void>((go) => void timers.after(times.pause, go));
    keepShared(mergePortsOf(open()), shared, { pause, signal }).catch(report);
  }

  private queue(work: () => Promise<void>): void {
    this.trails = this.trails.then(work).catch(this.ports.report);
  }
}
