import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedServer } from './server.ts';

export interface SimulatedRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The path of a route in the gateway's table. */
  readonly route: string;
  readonly document?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface SimulatedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Where requests and answers are late, lost, or delivered twice. */
export class Network {
  /** How likely each fault is, from 0 to 1. */
  faults = { lost: 0.03, answerLost: 0.03, doubled: 0.03, slow: 0.05 };
  /** Devices without a connection. */
  readonly offline = new Set<string>();
  private readonly scheduler: Scheduler;
  private readonly server: SimulatedServer;

  constructor(scheduler: Scheduler, server: SimulatedServer) {
    this.scheduler = scheduler;
    this.server = server;
  }

  /** Sends a request. Rejects when the connection breaks, whether or not the request has arrived. */
  send(user: string, life: Life, request: SimulatedRequest): Promise<SimulatedAnswer> {
    return new Promise((resolve, reject) => {
      const { faults } = this;
      const broken = (what: string) => {
        this.scheduler.log(`${user}: ${request.method} ${request.route} ${what}`);
        life.after(this.delay(), () => reject(new TypeError('Failed to fetch')));
      };
      if (this.offline.has(user)) return broken('without a connection');
      if (this.scheduler.chance(faults.lost)) return broken('lost');
      const isAnswerLost = this.scheduler.chance(faults.answerLost);
      // The text is made now: nothing that happens later can change what was sent.
      const sent = JSON.stringify(request);
      this.scheduler.after(this.delay(), () => {
        this.server.handle(user, JSON.parse(sent)).then(
          (answer) => {
            if (isAnswerLost) broken(`answered ${answer.status}, lost`);
            else {
              this.scheduler.log(`${user}: ${request.method} ${request.route} ${answer.status}`);
              life.after(this.delay(), () => resolve(answer));
            }
          },
          () => broken('interrupted'),
        );
      });
      if (!this.scheduler.chance(faults.doubled)) return;
      this.scheduler.log(`${user}: ${request.method} ${request.route} doubled`);
      this.scheduler.after(
        this.delay() * 4,
        () => void this.server.handle(user, JSON.parse(sent)).catch(() => undefined),
      );
    });
  }

  private delay(): number {
    const usual = 1 + this.scheduler.below(60);
    return this.scheduler.chance(this.faults.slow) ? usual * 50 : usual;
  }
}
