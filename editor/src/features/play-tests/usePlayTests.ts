import type { PlayTestDocument, Project, ProjectSession } from '@playhouse/core';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import type { StoredCheck } from './checks.ts';

type Outcome = Extract<FrameEvent, { type: 'tested' }>['outcome'];

/** The result of a test, and the project that was tested. */
export interface TestResult extends Outcome {
  readonly project: Project;
}

/** The test shown in the preview, and the number of the check that failed, from 1. */
export interface OpenedTest {
  readonly name: string;
  readonly failed: number | undefined;
}

export interface PlayTests {
  readonly results: ReadonlyMap<string, TestResult>;
  readonly running: ReadonlySet<string>;
  readonly opened: OpenedTest | undefined;
  readonly run: (names: readonly string[]) => void;
  /** Shows a test at a frame, with the check that failed there. */
  readonly open: (name: string, frame: number, failed?: number) => void;
  readonly close: () => void;
  readonly addCheck: (name: string, check: StoredCheck) => void;
  readonly removeCheck: (name: string, index: number) => void;
  readonly remove: (name: string) => void;
  readonly take: (event: FrameEvent) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Runs and changes the project's play tests; each change is one undo step. docs/play-tests.md. */
export function usePlayTests(session: ProjectSession, send: (command: FrameCommand) => void): PlayTests {
  const [results, setResults] = useState<PlayTests['results']>(new Map());
  const [running, setRunning] = useState(nothing);
  const [opened, setOpened] = useState<OpenedTest>();
  const forget = (name: string) => setResults((all) => new Map([...all].filter(([each]) => each !== name)));
  const testOf = (name: string) => session.getState().project.tests.get(name);
  return {
    results,
    running,
    opened,
    run(names) {
      setRunning(new Set(names));
      send({ type: 'runTests', tests: names.flatMap((name) => ordered(name, testOf(name))) });
    },
    open(name, frame, failed) {
      const test = testOf(name);
      if (!test) return;
      setOpened({ name, failed });
      send({ type: 'openTest', test, frame });
    },
    close: () => setOpened(undefined),
    ...testEdits(session, forget, setOpened),
    take(event) {
      if (event.type === 'tested') {
        const { name, outcome } = event;
        setResults((all) => new Map(all).set(name, { ...outcome, project: session.getState().project }));
        setRunning((all) => new Set([...all].filter((each) => each !== name)));
      } else if (event.type === 'testsDone') {
        setRunning(nothing);
        if (event.message !== undefined) showToast(event.message);
      } else if (event.type === 'loaded' || event.type === 'failed' || event.type === 'recorded') {
        setOpened(undefined);
        setRunning(nothing);
      }
    },
  };
}

function ordered(name: string, test: PlayTestDocument | undefined) {
  return test ? [{ name, test }] : [];
}

/** Edits of tests; the result of a changed test is discarded. */
function testEdits(
  session: ProjectSession,
  forget: (name: string) => void,
  setOpened: Dispatch<SetStateAction<OpenedTest | undefined>>,
): Pick<PlayTests, 'addCheck' | 'removeCheck' | 'remove'> {
  const change = (name: string, to: (checks: readonly StoredCheck[]) => StoredCheck[]) => {
    const test = session.getState().project.tests.get(name);
    if (!test) return;
    const value = { ...test, assertions: to(test.assertions ?? []) };
    const done = session.dispatch({ kind: 'ops.apply', data: [{ op: 'set', path: ['tests', name], value }] });
    if (!done.ok) showToast(done.issues[0]?.message ?? t('This check cannot be kept.'));
    forget(name);
  };
  return {
    addCheck: (name, check) => change(name, (checks) => [...checks, check]),
    removeCheck(name, index) {
      change(name, (checks) => checks.filter((_, at) => at !== index));
      setOpened((now) => now && { ...now, failed: undefined });
    },
    remove(name) {
      session.dispatch({ kind: 'ops.apply', data: [{ op: 'unset', path: ['tests', name] }] });
      forget(name);
      setOpened((now) => (now?.name === name ? undefined : now));
    },
  };
}
