import { Background } from './background.ts';
import {
  type EngineEffect,
  type EngineEvent,
  type EngineState,
  initialState,
  type Later,
  type Replication,
} from './state.ts';
import type { EngineText, OpenFault } from './texts.ts';
import { transition } from './transition.ts';

type ReplicationEvent = Exclude<
  Extract<EngineEvent, { readonly run: number }>,
  { readonly type: 'failed' } | { readonly type: 'retry' } | { readonly type: Later }
>;

/** What a replicator tells. The engine adds the number of the run, and chance where it is needed. */
export type ReplicatorEvent = WithoutRun<ReplicationEvent> | FailedEvent;

type WithoutRun<Event> = Event extends unknown ? Omit<Event, 'run'> : never;
type FailedEvent = Omit<Extract<EngineEvent, { readonly type: 'failed' }>, 'run' | 'random'>;

/** Everything that the engine does to the world. */
export interface EnginePorts {
  /** Opens the database of a project; undefined when it is open. */
  openDatabase(uuid: string): Promise<OpenFault | undefined>;
  /** Starts a replication. Returns a function that ends it. Nothing may be told before this returns. */
  replicate(replication: Replication, uuid: string, tell: (event: ReplicatorEvent) => void): () => void;
  /** Sends documents once more. False when that failed. */
  resend(uuid: string, documents: readonly string[], tell: (event: ReplicatorEvent) => void): Promise<boolean>;
  /** The documents of which the server lacks a leaf. */
  findMissing(uuid: string): Promise<readonly string[]>;
  /** Documents that were refused so lately that they are not sent again yet. */
  refusedLately?(): Promise<ReadonlySet<string>>;
  /** Merges what several devices changed; false when something is left for later. Ends soon after the signal. */
  mergeConflicts(uuid: string, signal: AbortSignal): Promise<boolean>;
  /** Writes everything that is not stored yet. */
  flush(): Promise<void>;
  keepCopy(uuid: string): Promise<void>;
  isSignedIn(): Promise<boolean>;
  show(text: EngineText): void;
  /** Leads to the list of projects. */
  redirect(): void;
  /** Calls back once after so many milliseconds. Returns a function that prevents it. */
  wait(milliseconds: number, then: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
  /** Takes failures that no state describes. */
  report(error: unknown): void;
}

/** Carries out the transitions. Effects run one after the other in the order in which they were decided. */
export class Engine {
  private current: EngineState = initialState;
  private queue: Promise<void> = Promise.resolve();
  private endReplication: (() => void) | undefined;
  private endWait: (() => void) | undefined;
  private readonly endLater = new Map<Later, () => void>();
  private readonly background: Background;
  private readonly listeners = new Set<(state: EngineState) => void>();
  private readonly ports: EnginePorts;

  constructor(ports: EnginePorts) {
    this.ports = ports;
    this.background = new Background(ports);
  }

  get state(): EngineState {
    return this.current;
  }

  /** Calls `listener` after each change. Returns a function that ends that. */
  watch(listener: (state: EngineState) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(event: EngineEvent): void {
    const { state, effects } = transition(this.current, event);
    const isChanged = state !== this.current;
    this.current = state;
    for (const effect of effects) this.queue = this.queue.then(() => this.carryOut(effect)).catch(this.ports.report);
    if (isChanged) for (const listener of this.listeners) listener(state);
  }

  /** Resolves when all effects decided so far are carried out. */
  async settled(): Promise<void> {
    await this.queue;
    await this.background.settled();
  }

  private async carryOut(effect: EngineEffect): Promise<void> {
    const { ports } = this;
    switch (effect.type) {
      case 'openDatabase':
        return this.openDatabase(effect.uuid);
      case 'replicate':
        return this.replicate(effect);
      case 'stopReplication':
        return this.stop();
      case 'wait':
        this.stop();
        this.endWait = ports.wait(effect.milliseconds, () => this.tell({ type: 'retry', run: effect.run }));
        return;
      case 'later':
        return this.later(effect);
      case 'checkSession':
        // Not waited for: a project can be closed while the server does not answer.
        this.checkSession().catch(ports.report);
        return;
      case 'mergeConflicts':
        return this.background.start('merge', (signal) => ports.mergeConflicts(effect.uuid, signal));
      case 'resend': {
        const tell = this.teller(this.current.run);
        return this.background.start('resend', () => ports.resend(effect.uuid, effect.documents, tell));
      }
      case 'resendMissing':
        return this.background.start('missing', () => this.resendMissing(effect.uuid));
      case 'flush':
        return ports.flush();
      case 'keepCopy':
        return ports.keepCopy(effect.uuid);
      case 'show':
        return ports.show(effect.text);
      case 'redirect':
        ports.wait(effect.milliseconds, () => ports.redirect());
    }
  }

  private async openDatabase(uuid: string): Promise<void> {
    const fault = await this.ports.openDatabase(uuid).catch(
      (error: unknown): OpenFault => ({
        kind: 'setup',
        message: error instanceof Error ? error.message : String(error),
      }),
    );
    this.tell(fault ? { type: 'openFailed', uuid, fault } : { type: 'opened', uuid });
  }

  private async checkSession(): Promise<void> {
    this.tell({ type: 'sessionChecked', isSignedIn: await this.ports.isSignedIn() });
  }

  /** Sends what the server lacks although it was sent, so that what is refused is known by name again. */
  private async resendMissing(uuid: string): Promise<boolean> {
    const tell = this.teller(this.current.run);
    const missing = await this.ports.findMissing(uuid);
    const known = new Set(this.current.quarantine.map(({ id }) => id));
    const lately = await this.ports.refusedLately?.();
    const again = missing.filter((id) => !(lately?.has(id) && known.has(id)));
    if (again.length > 0 && !(await this.ports.resend(uuid, again, tell))) return false;
    const before = this.current.quarantine;
    const documents = before.length > 0 ? await this.ports.findMissing(uuid) : [];
    tell({ type: 'missing', documents, before });
    return true;
  }

  private replicate({ replication, uuid, run }: Extract<EngineEffect, { readonly type: 'replicate' }>): void {
    this.stop();
    // Decided again meanwhile: what follows in the queue starts something else, or nothing.
    if (run !== this.current.run) return;
    this.endReplication = this.ports.replicate(replication, uuid, this.teller(run));
  }

  private later({ event, milliseconds, run }: Extract<EngineEffect, { readonly type: 'later' }>): void {
    if (run !== this.current.run) return;
    this.endLater.get(event)?.();
    this.endLater.set(
      event,
      this.ports.wait(milliseconds, () => this.tell({ type: event, run })),
    );
  }

  private teller(run: number): (event: ReplicatorEvent) => void {
    return (event) =>
      this.tell(event.type === 'failed' ? { ...event, run, random: this.ports.random() } : { ...event, run });
  }

  private stop(): void {
    this.background.stop();
    this.endReplication?.();
    this.endReplication = undefined;
    this.endWait?.();
    this.endWait = undefined;
    for (const end of this.endLater.values()) end();
    this.endLater.clear();
  }
}
