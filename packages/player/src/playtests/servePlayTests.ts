import type { PlayTestDocument, Project } from '@playhouse/core';
import type { ServingPort } from '../remote/serveSimulation.ts';
import { playStoredTest } from './playStoredTest.ts';
import type { TestReport } from './testReport.ts';

/** What the window sends, once. */
export interface TestOrder {
  readonly project: Project;
  readonly tests: readonly { readonly name: string; readonly test: PlayTestDocument }[];
}

/** Plays tests for the window at the other end of the port, one after the other, and reports on each. */
export function servePlayTests(port: ServingPort): void {
  const tell = (report: TestReport) => port.postMessage(report, []);
  port.onmessage = async ({ data }) => {
    // Only the window that created this worker holds the other end.
    const { project, tests } = data as TestOrder;
    const beat = async () => tell({ type: 'beat' });
    for (const { name, test } of tests) {
      try {
        tell({ type: 'outcome', name, outcome: await playStoredTest(project, test, beat) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        tell({ type: 'outcome', name, outcome: { frames: 0, failures: [{ code: 'test.invalid', message }] } });
      }
    }
    tell({ type: 'done' });
  };
}
