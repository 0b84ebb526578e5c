import type { Records } from '../records/records.ts';
import type { JobRecord } from '../records/recordTypes.ts';

/** In ms: how long a lease lasts without renewal, and how long ended jobs are remembered, so that none is made again. */
const times = { lease: 60_000, renewal: 20_000, kept: 60 * 24 * 3600_000 } as const;
/** A job fails for good after waits of 2, 4, 8, 16 and 32 seconds. */
const mostAttempts = 6;
const most = 100_000;

export type JobWork = (input: Readonly<Record<string, string>>) => Promise<void>;

export interface JobsOptions {
  readonly records: Records;
  /** What each kind of job does. It may be done twice, and must come to the same then. */
  readonly kinds: Readonly<Record<string, JobWork>>;
  /** Names this process. */
  readonly by: string;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/**
 * Work that outlives restarts. Whoever takes a job has it for a minute, and for longer while it works; the job of a process
 * that died is taken by the next. A job is known by its id: planning it again changes nothing.
 */
export class Jobs {
  private readonly options: JobsOptions;

  constructor(options: JobsOptions) {
    this.options = options;
  }

  async plan(id: string, kind: string, input: JobRecord['input'] = {}, notBefore = this.options.now()): Promise<void> {
    const job: JobRecord = {
      kind,
      state: 'queued',
      input,
      attempts: 0,
      notBefore: timeText(notBefore),
      lease: null,
      endedAt: null,
      error: '',
    };
    await this.options.records.change('job', id, (known) => known ?? job);
  }

  /** Does the jobs that are due, one after the other. */
  async tick(): Promise<void> {
    const { records, now } = this.options;
    for (const { key, rev, value } of await records.list('job', '', most)) {
      if (this.isDue(value)) await this.run(key);
      const isOver = value.endedAt !== null && now() - Date.parse(value.endedAt) > times.kept;
      if (isOver && value.state === 'done') await records.remove('job', key, rev);
    }
  }

  private isDue({ state, notBefore, lease }: JobRecord): boolean {
    const now = timeText(this.options.now());
    if (state === 'queued') return notBefore <= now;
    return state === 'running' && (lease === null || lease.until <= now);
  }

  private async run(id: string): Promise<void> {
    const { kinds } = this.options;
    const taken = await this.change(id, (job) => {
      if (!this.isDue(job)) return undefined;
      return { ...job, state: 'running', attempts: job.attempts + 1, lease: this.lease() };
    });
    if (!taken) return;
    const renewal = setInterval(() => void this.renew(id).catch(this.options.report), times.renewal);
    renewal.unref();
    try {
      const work = kinds[taken.kind];
      if (!work) throw new Error(`There is no work of the kind ${taken.kind}.`);
      await work(taken.input);
      await this.end(id, 'done', '');
    } catch (error) {
      this.options.report(error);
      await this.fail(id, taken.attempts, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private async fail(id: string, attempts: number, error: unknown): Promise<void> {
    const words = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    if (attempts >= mostAttempts) {
      await this.end(id, 'failed', words);
      return;
    }
    const notBefore = timeText(this.options.now() + 2 ** attempts * 1000);
    await this.mine(id, (job) => ({ ...job, state: 'queued', lease: null, notBefore, error: words }));
  }

  private async end(id: string, state: 'done' | 'failed', error: string): Promise<void> {
    const endedAt = timeText(this.options.now());
    await this.mine(id, (job) => ({ ...job, state, lease: null, endedAt, error }));
  }

  private async renew(id: string): Promise<void> {
    await this.mine(id, (job) => ({ ...job, lease: this.lease() }));
  }

  /** Changes a job while it is this process’s. */
  private mine(id: string, edit: (job: JobRecord) => JobRecord): Promise<JobRecord | undefined> {
    return this.change(id, (job) => (job.lease?.by === this.options.by ? edit(job) : undefined));
  }

  private change(id: string, edit: (job: JobRecord) => JobRecord | undefined): Promise<JobRecord | undefined> {
    return this.options.records.change('job', id, (job) => job && edit(job));
  }

  private lease(): NonNullable<JobRecord['lease']> {
    return { by: this.options.by, until: timeText(this.options.now() + times.lease) };
  }
}

function timeText(time: number): string {
  return new Date(time).toISOString();
}
