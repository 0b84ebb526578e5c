import { type Project, summarizeProject } from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { lockProject } from '../../io/lockProject.ts';
import { openProject, saveProject } from '../../io/openProject.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { compareWithStored } from '../../playtests/comparePicture.ts';
import { createAlbum } from '../../playtests/pictureAlbum.ts';
import { runPlayTest, type TestResult } from '../../playtests/runPlayTest.ts';
import { createPictureTaker } from '../../playtests/takePictures.ts';
import type { ProjectReport } from '../../reporters/projectReport.ts';
import type { Line } from '../../terminal.ts';

export interface TestJob {
  /** Only tests with these names; all when empty. */
  readonly names: readonly string[];
  readonly maxSeconds: number;
  /** Retakes the reference pictures. */
  readonly update: boolean;
  /** Environment variables, used to find programs. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Runs the play tests of one project, one after the other. */
export async function runOne(projectPath: string, job: TestJob, { cwd, beat }: JobTools): Promise<OneResult> {
  using lock = job.update ? await lockProject(projectPath, cwd) : undefined;
  const open = lock && (await openProject(projectPath, cwd));
  const contents = open?.contents ?? (await readAnyProject(projectPath, cwd)).contents;
  const pictures = createPictureTaker(contents, job.env);
  const results: TestResult[] = [];
  const updated = new Map(contents.project.tests);
  try {
    for (const [name, stored] of chosenTests(contents.project, job.names)) {
      const album = job.update ? createAlbum(stored) : undefined;
      const comparePicture = album?.keep ?? compareWithStored;
      const options = { maxSeconds: job.maxSeconds, beat, takePictures: pictures.take, comparePicture };
      results.push(await runPlayTest(contents.project, name, stored, options));
      if (album) updated.set(name, album.document());
    }
  } finally {
    await pictures.close();
  }
  if (open) await saveProject(lock, open, { ...contents, project: { ...contents.project, tests: updated } });
  return resultOf(projectPath, contents.project, job, results);
}

function resultOf(
  projectPath: string,
  project: Project,
  { names }: TestJob,
  results: readonly TestResult[],
): OneResult {
  const failed = results.filter(({ passed }) => !passed).length;
  const none = `${projectPath} has no play tests${names.length > 0 ? ' of these names' : ''}.`;
  return {
    status: failed > 0 ? exitStatus.issues : exitStatus.done,
    json: {
      project: { ...summarizeProject(project), path: projectPath },
      tests: results,
      passed: results.length - failed,
      failed,
    },
    title: project.object.title,
    counts: { tests: results.length, failed },
    lines: [`${projectPath}: ${project.object.title}`, ...results.flatMap(linesOfTest)],
    messages: results.length === 0 ? [none] : [],
    report: reportOf(project, results),
  };
}

function chosenTests(project: Project, names: readonly string[]) {
  return [...project.tests].filter(([name]) => names.length === 0 || names.includes(name));
}

function linesOfTest({ name, passed, frames, failures }: TestResult): Line[] {
  const mark = passed ? ({ style: 'good', text: '✓' } as const) : ({ style: 'error', text: '✗' } as const);
  return [
    ['  ', mark, ` ${name}, ${frames} frames`],
    ...failures.map(({ message, code, assertion }): Line => {
      const number = assertion === undefined ? '' : `assertion ${assertion}: `;
      return ['      ', number, message, { style: 'faint', text: `  [${code}]` }];
    }),
  ];
}

function reportOf(project: Project, results: readonly TestResult[]): ProjectReport {
  return {
    title: project.object.title,
    findings: [],
    cases: results.map(({ name, frames, failures }) => ({
      name,
      failures: failures.map(({ code, message }) => ({ code, message })),
      notes: [`${frames} frames played`],
    })),
  };
}
