import type { Project } from '@playhouse/core';
import { withDocuments } from '../remote/changedProject.ts';
import type { ServingPort } from '../remote/serveSimulation.ts';
import type { WhatIfAnswer, WhatIfOrder } from './messages.ts';
import { createWhatIf, type WhatIf } from './whatIf.ts';

/** After this time, in ms, a question is abandoned for a newer one. */
const patience = 120;

/** Answers the window at the other end of the port: only the newest question, no older ones after it. */
export function serveWhatIf(port: ServingPort): void {
  const server = new WhatIfServer(port);
  port.onmessage = ({ data }) => {
    // Only the window that created this worker holds the other end.
    server.take(data as WhatIfOrder);
  };
}

type Ask = Extract<WhatIfOrder, { type: 'ask' }>;
type Base = Extract<WhatIfOrder, { type: 'base' }>;

class WhatIfServer {
  readonly #port: ServingPort;
  readonly #pause = createPause();
  readonly #waiting: WhatIfOrder[] = [];
  #project: Project | undefined;
  #whatIf: WhatIf | undefined;
  #isBusy = false;

  constructor(port: ServingPort) {
    this.#port = port;
  }

  take(order: WhatIfOrder): void {
    // Every base is needed, because each contains only changes; of several questions only the last one counts.
    const last = this.#waiting.at(-1);
    if (order.type === 'ask' && last?.type === 'ask') this.#waiting.pop();
    this.#waiting.push(order);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let order = this.#waiting.shift(); order; order = this.#waiting.shift()) {
      const id = order.type === 'ask' ? order.id : 0;
      const start = performance.now();
      try {
        if (order.type === 'base') await this.#begin(order);
        else if (await this.#isNewest()) await this.#answer(order, start);
      } catch (error) {
        this.#tell({
          id,
          milliseconds: performance.now() - start,
          error: error instanceof Error ? error.message : String(error),
        });
      }
    }
    this.#isBusy = false;
  }

  /** Receives questions that were asked meanwhile. */
  async #isNewest(): Promise<boolean> {
    await this.#pause();
    return this.#waiting.length === 0;
  }

  async #begin({ base, project, documents }: Base): Promise<void> {
    const known = project ?? this.#project;
    if (!known) throw new Error('there is no project to begin with');
    this.#project = withDocuments(known, documents);
    this.#whatIf?.destroy();
    this.#whatIf = undefined;
    this.#whatIf = await createWhatIf({ ...base, project: this.#project });
  }

  async #answer({ id, documents, actor, frames }: Ask, start: number): Promise<void> {
    if (!this.#whatIf || !this.#project) throw new Error('there is no game to go on with');
    const project = documents.length === 0 ? this.#project : withDocuments(this.#project, documents);
    const breathe = async () => {
      await this.#pause();
      return this.#waiting.length > 0 && performance.now() - start > patience;
    };
    const ghosts = await this.#whatIf.ask({ project, actor, frames }, breathe);
    this.#tell({ id, milliseconds: performance.now() - start, ghosts });
  }

  #tell(answer: WhatIfAnswer): void {
    const moved = answer.ghosts?.ghosts.map(({ points }) => points.buffer) ?? [];
    this.#port.postMessage(answer, moved);
  }
}

/** Waits until pending messages are delivered. A timer would wait longer. */
function createPause(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let go: (() => void) | undefined;
  port1.onmessage = () => go?.();
  return () =>
    new Promise((resolve) => {
      go = resolve;
      port2.postMessage(undefined);
    });
}
