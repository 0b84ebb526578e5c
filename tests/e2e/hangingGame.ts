import type { Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import type { Page, Worker } from 'playwright';
import { expect } from 'vitest';

/** The worker that runs the game of the preview. Playwright may learn of it after the game is seen. */
export async function gameWorker(page: Page): Promise<Worker> {
  const find = () => page.workers().find((worker) => worker.url().startsWith('blob:'));
  await expect.poll(find).toBeDefined();
  return find() ?? expect.fail('the game has ended');
}

/** Puts an endless loop into the code of the worker that runs the game. */
export async function hang(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
}

/** The project with these scripts. */
export function withDelegates(project: Project, delegates: readonly { event: string; source: string }[]): Project {
  const described = delegates.map((delegate, index) => ({
    id: `id${700 + index}`,
    name: `Script ${index}`,
    enabled: true,
    ...delegate,
  }));
  return { ...project, delegates: buildProject({ delegates: described }).delegates };
}
