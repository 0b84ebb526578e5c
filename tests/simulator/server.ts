import type { AccessPort } from '../../packages/server/src/gateway/access.ts';
import type { Answer } from '../../packages/server/src/gateway/answer.ts';
import { dispatch } from '../../packages/server/src/gateway/dispatch.ts';
import { Feeds } from '../../packages/server/src/gateway/feeds.ts';
import { createAmountPolicy } from '../../packages/server/src/gateway/policy/amountPolicy.ts';
import { MassDeletions } from '../../packages/server/src/gateway/policy/massDeletions.ts';
import { Quotas } from '../../packages/server/src/gateway/policy/quotas.ts';
import type { Gateway } from '../../packages/server/src/gateway/request.ts';
import { routeTable } from '../../packages/server/src/gateway/routeTable.ts';
import type { DatabaseStore } from '../../packages/server/src/stores/databaseStore.ts';
import { createModelStore } from '../../packages/server/src/stores/model/modelStore.ts';
import { inSteps, Life } from './life.ts';
import type { SimulatedAnswer, SimulatedRequest } from './network.ts';
import type { Scheduler } from './scheduler.ts';

export const database = 'project_one';
const downtime = 3000;

/** The gateway as it is, over a store in memory. It can restart at any time; what is stored then stays. */
export class SimulatedServer {
  /** What is on the disk. */
  readonly disk: DatabaseStore = createModelStore();
  /** Whoever is signed in. */
  readonly sessions = new Set<string>();
  private readonly scheduler: Scheduler;
  private readonly open = new Set<(error: Error) => void>();
  private life: Life;
  private gateway: Gateway;
  private isUp = true;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
    this.life = new Life(scheduler, 2);
    this.gateway = this.createGateway();
  }

  /** Rejects when the server is down, or goes down meanwhile. */
  handle(
    user: string,
    { method, route: path, document = '', query = {}, body }: SimulatedRequest,
  ): Promise<SimulatedAnswer> {
    const route = routeTable.find((each) => each.method === method && each.path === path);
    if (!this.isUp || !route) return Promise.reject(new Error(`${method} ${path} is not answered`));
    const work = dispatch(this.gateway, route, {
      method,
      database,
      document,
      file: '',
      query: new Map(Object.entries(query)),
      headers: { user },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
      signal: new AbortController().signal,
    });
    return new Promise((resolve, reject) => {
      this.open.add(reject);
      work
        .then(asText)
        .then(resolve, reject)
        .finally(() => this.open.delete(reject));
    });
  }

  /** Whatever was asked and not answered breaks off. */
  restart(): void {
    if (!this.isUp) return;
    this.scheduler.log('server: down');
    this.isUp = false;
    this.life.end();
    for (const reject of this.open) reject(new Error('the server is down'));
    this.open.clear();
    this.scheduler.after(this.scheduler.below(downtime), () => {
      this.scheduler.log('server: up');
      this.isUp = true;
      this.life = new Life(this.scheduler, 2);
      this.gateway = this.createGateway();
    });
  }

  private createGateway(): Gateway {
    const { life } = this;
    const store = inSteps(life, this.disk);
    const now = () => this.scheduler.now;
    const quotas = new Quotas({ store, limitsOf: async () => undefined, note: async () => undefined, now });
    const access: AccessPort = {
      session: async ({ user = '' }) => (this.sessions.has(user) ? { user } : undefined),
      access: async (session) => (session ? 'write' : 'none'),
    };
    const policy = createAmountPolicy(quotas, new MassDeletions(now), () => false);
    return { store, access, feeds: new Feeds(store), policy, instance: 'simulated' };
  }
}

export async function asText({ status, body, parts }: Answer): Promise<SimulatedAnswer> {
  if (!parts) return { status, body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)) };
  let text = '';
  for await (const part of parts) text += part;
  return { status, body: JSON.parse(text) };
}
