import { describe, expect, it } from 'vitest';
import { createKnownAssets } from '../assets/knownAssets.ts';
import { exitStatus } from '../exit.ts';
import type { ResultOptions } from './job.ts';
import { isFailure } from './messages.ts';
import { runJobs } from './runJobs.ts';
import { summarizeBatch } from './summarizeBatch.ts';

const resultOptions: ResultOptions = { isReported: false, root: '/', columns: 80, codeFrames: 0 };
const job = { module: new URL('./test/oddJob.ts', import.meta.url), options: {} };

function run(projectPaths: readonly string[], seconds = 1) {
  return runJobs(projectPaths, job, { cwd: '/', resultOptions, known: createKnownAssets(), jobs: 2, seconds });
}

describe('many jobs', () => {
  it('keep the order of their arguments, whichever finishes first, and fail independently', async () => {
    const projectPaths = ['a', 'hang', 'b', 'exit', 'c', 'crash', 'throw', 'slow', 'd'];
    const outcomes = await run(projectPaths);
    const shown = outcomes.map((outcome) =>
      isFailure(outcome) ? [outcome.status, outcome.error.code, outcome.error.message] : outcome.lines[0],
    );
    expect(shown).toEqual([
      'a',
      [exitStatus.fault, 'project.time', 'hang timed out after 1 s.'],
      'b',
      [exitStatus.fault, 'project.crash', 'exit ended the thread that worked on it.'],
      'c',
      [exitStatus.fault, 'project.crash', 'crash ended the thread that worked on it.'],
      [exitStatus.fault, 'internal', 'This is a bug in Playhouse, not in the project: The job is broken.'],
      'slow',
      'd',
    ]);
  });

  it('terminate one that takes too much memory, and continue with the next', async () => {
    const [first, second] = await runJobs(['fill', 'a'], job, {
      cwd: '/',
      resultOptions,
      known: createKnownAssets(),
      jobs: 1,
    });
    expect(first).toMatchObject({ status: exitStatus.io, error: { code: 'project.memory', path: 'fill' } });
    expect(second).toMatchObject({ status: 0, lines: ['a'] });
  });

  it('report each finished project, in one thread or several', async () => {
    for (const jobs of [1, 3]) {
      const done: number[] = [];
      const projectPaths = Array.from({ length: 7 }, (_, at) => `p${at}`);
      const outcomes = await runJobs(projectPaths, job, {
        cwd: '/',
        resultOptions,
        known: createKnownAssets(),
        jobs,
        onDone: (count) => done.push(count),
      });
      expect(done).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(outcomes.map((outcome) => (isFailure(outcome) ? outcome.error : outcome.json))).toEqual(
        projectPaths.map((projectPath) => ({ projectPath })),
      );
    }
  });

  it('return nothing for no projects', async () => {
    expect(await run([])).toEqual([]);
  });
});

describe('the summary', () => {
  it('sums counts, shows the projects in order and has the highest status', () => {
    const summary = summarizeBatch(
      ['one', 'bad', 'two'],
      [
        { status: 0, json: { n: 1 }, lines: ['first'], counts: { errors: 0, things: 1200 } },
        { status: 3, error: { code: 'x', message: 'It is not there.' } },
        { status: 1, json: { n: 2 }, lines: ['second'], messages: ['Well.'], counts: { errors: 3 } },
      ],
      { errors: 'Errors', things: 'Things' },
      80,
    );
    expect(summary).toMatchObject({
      status: 3,
      json: {
        results: [{ n: 1 }, { error: { path: 'bad', code: 'x', message: 'It is not there.' } }, { n: 2 }],
        summary: { projects: 3, passed: 1, withIssues: 1, unreadable: 1, errors: 3, things: 1200 },
      },
      messages: ['It is not there.', 'Well.'],
    });
    const plain = summary.closing.map((line) =>
      typeof line === 'string' ? line : line.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    );
    expect(plain).toEqual([
      'Project  Result    Errors  Things',
      'one      passed         0    1200',
      'bad      not read       –       –',
      'two      issues         3       0',
      '',
      '3 projects: 1 passed, 1 with issues, 1 could not be read.',
    ]);
  });
});
