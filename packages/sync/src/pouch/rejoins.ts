import type { DocumentPath } from '@playhouse/core';
import { keepShared } from '../merge/keepShared.ts';
import type { LeafNames } from '../merge/mergePorts.ts';
import { keepTrail, keepTrails, trailEvery } from '../merge/trail.ts';
import type { SaverTimers } from '../save/projectSaver.ts';
import { type MergeSides, mergePortsOf, rejoinSides } from './mergeSides.ts';

/** Between two parts of what can wait, in milliseconds. */
const pause = 100;

export interface RejoinsPorts {
  /** Called for each use: after some failures, browsers close a database for good. */
  open(): MergeSides;
  readonly timers: Pick<SaverTimers, 'after'>;
  report(error: unknown): void;
}

/** Sees to it that an open project never loses touch with the server, however many changes either side makes. */
export class Rejoins {
  private readonly ports: RejoinsPorts;
  /** How often documents changed since their trail was kept. */
  private readonly changes = new Map<DocumentPath, number>();
  private trails: Promise<void> = Promise.resolve();
  private last: Promise<unknown> = Promise.resolve();
  private isExchanged = false;
  private keeping = new AbortController();
  private isOver = false;

  constructor(ports: RejoinsPorts) {
    this.ports = ports;
  }

  /** The project was opened. */
  begin(): void {
    this.queue(() => keepTrails(mergePortsOf(this.ports.open())));
  }

  mark(document: DocumentPath): void {
    const times = (this.changes.get(document) ?? 0) + 1;
    this.changes.set(document, times % trailEvery);
    if (times === trailEvery) this.queue(() => keepTrail(mergePortsOf(this.ports.open()), document));
  }

  /** The project is closed. */
  end(): void {
    this.isOver = true;
    this.keeping.abort();
  }

  /** A replication has brought and sent everything. */
  exchanged(): void {
    this.isExchanged = true;
  }

  /** What has to be done before the next replication; undefined right after one that has brought everything. */
  before(): ((signal: AbortSignal) => Promise<unknown>) | undefined {
    const { isExchanged } = this;
    this.isExchanged = false;
    return isExchanged ? undefined : (signal) => this.rejoin(signal);
  }

  /** Whether what had to be done is done; false when it failed. */
  done(): Promise<boolean> {
    return this.last.then(
      () => true,
      () => false,
    );
  }

  private rejoin(signal: AbortSignal): Promise<unknown> {
    const { open, report } = this.ports;
    this.last = this.trails.then(async () => {
      const { shared } = await rejoinSides(open(), report, signal);
      this.keep(shared);
    });
    return this.last;
  }

  /** Goes on while what it was called for has ended. */
  private keep(shared: LeafNames): void {
    const { open, timers, report } = this.ports;
    this.keeping.abort();
    if (this.isOver) return;
    this.keeping = new AbortController();
    const { signal } = this.keeping;
    const waiting = () => new Promise<void>((go) => void timers.after(pause, go));
    keepShared(mergePortsOf(open()), shared, { pause: waiting, signal }).catch(report);
  }

  private queue(work: () => Promise<void>): void {
    this.trails = this.trails.then(work).catch(this.ports.report);
  }
}
