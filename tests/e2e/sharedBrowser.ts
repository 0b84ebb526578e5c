import { chromium, type LaunchOptions } from 'playwright';
import type { TestProject } from 'vitest/node';
import { chromiumArgs } from './chromiumArgs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the browser that test files share; undefined when each file has its own. */
    browserEndpoint: string | undefined;
  }
}

/** How Chromium is started. `PLAYHOUSE_CHROMIUM` names one to use instead of the system's. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env.PLAYHOUSE_CHROMIUM ?? '/usr/bin/chromium',
  args: [...chromiumArgs],
};

/** Starts one browser for all test files of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ ...launchOptions, host: '127.0.0.1' });
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}
