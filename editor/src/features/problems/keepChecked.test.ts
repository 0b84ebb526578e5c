import { createCountingIds, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CheckService, createCheckService } from '../../workers/checkService.ts';
import type { Checker } from './checkQueue.ts';
import { keepChecked } from './keepChecked.ts';
import { useProblems } from './problemStore.ts';

const project = buildProject({
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ id: 'id2', class: 'SpawnAction' }] }],
});

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the methods of a service do: their work, throw, or never answer. */
type Manner = 'works' | 'throws' | 'hangs';

/** A project that is checked by services in the place of workers, and what ends each of them like an error in a worker. */
function checked(mannerOf: (method: keyof CheckService, checker: number) => Manner = () => 'works') {
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 1 });
  const started: ((reason: Error) => void)[] = [];
  stop = keepChecked(session, () => {
    const failure = new AbortController();
    started.push((reason) => failure.abort(reason));
    const checker = started.length;
    const service = new Proxy(createCheckService(), {
      get: (target, method: keyof CheckService) => async (given: never) => {
        const manner = mannerOf(method, checker);
        if (manner === 'throws') throw new Error(`${method} failed`);
        return manner === 'hangs' ? new Promise(() => undefined) : target[method](given);
      },
    });
    return { service: service as unknown as Checker['service'], failed: failure.signal, close: () => undefined };
  });
  const remove = async (behavior: string) => {
    const data = { owner: { prototype: 'id1' }, behaviors: [behavior] };
    session.dispatch({ kind: 'behavior.remove', data });
    await vi.advanceTimersByTimeAsync(1000);
  };
  const rename = async (name: string) => {
    session.dispatch({ kind: 'prototype.rename', data: { prototype: 'id1', name } });
    await vi.advanceTimersByTimeAsync(1000);
  };
  return { started, remove, rename };
}

/** The codes of the problems, and whether the last check failed. */
function shown() {
  const { report, hasFailed } = useProblems.getState();
  return { codes: report?.problems.map(({ issue }) => issue.code), hasFailed };
}

const before = { codes: ['value.required'], hasFailed: false };
const stale = { codes: ['value.required'], hasFailed: true };
const after = { codes: [], hasFailed: false };

test('a project is checked at once, and a second after each change', async () => {
  const { started, remove } = checked();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(before);
  await remove('id2');
  expect(shown()).toEqual(after);
  expect(started).toHaveLength(1);
});

describe('a project is checked again after the next change', () => {
  test('when a check throws', async () => {
    const { started, remove, rename } = checked((method, checker) =>
      method === 'change' && checker === 1 ? 'throws' : 'works',
    );
    await remove('id2');
    expect(shown()).toEqual(stale);
    await rename('Pop');
    expect(shown()).toEqual(after);
    expect(started).toHaveLength(2);
  });

  test('when the worker fails between checks', async () => {
    const { started, remove } = checked();
    await vi.advanceTimersByTimeAsync(0);
    started[0]?.(new Error('out of memory'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(stale);
    await remove('id2');
    expect(shown()).toEqual(after);
  });

  test.each(['open', 'change'] as const)('when the worker fails and never answers to %s', async (method) => {
    const { started, remove, rename } = checked((called, checker) =>
      called === method && checker === 1 ? 'hangs' : 'works',
    );
    await remove('id2');
    started[0]?.(new Error('the code could not be loaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown().hasFailed).toBe(true);
    await rename('Pop');
    expect(shown()).toEqual(after);
  });
});

test('problems are right when no fixes can be found', async () => {
  const { started, remove } = checked((method) => (method === 'fixes' ? 'throws' : 'works'));
  const close = useProblems.getState().openList(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(before);
  await remove('id2');
  expect(shown()).toEqual(after);
  expect(started).toHaveLength(1);
  close();
});
