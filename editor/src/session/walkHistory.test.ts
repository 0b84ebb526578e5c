import { createCountingIds, createProjectSession, type Issue } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { beforeEach, expect, test } from 'vitest';
import { toastQueue } from '../components/toasts.ts';
import { goToStep, redoStep, undoStep } from './walkHistory.ts';

const reason: Issue = { code: 'edit.refused', severity: 'blocking', path: [], params: {}, message: 'Not yet.' };

/** A session after two steps and an undone one, which may be held from then on. */
function walked(isHeld: boolean) {
  let heldBy: Issue | undefined;
  const ids = createCountingIds([]);
  const session = createProjectSession({ project: buildProject({}), ids, clock: () => 1, heldBy: () => heldBy });
  for (const title of ['One', 'Two', 'Three']) session.dispatch({ kind: 'project.setTitle', data: { title } });
  session.undo();
  if (isHeld) heldBy = reason;
  return session;
}

const titleOf = (session: ReturnType<typeof walked>) => session.getState().project.object.title;
const toasts = () => toastQueue.visibleToasts.map(({ content }) => content.text);

beforeEach(() => toastQueue.clear());

test.each([
  [0, 'Test'],
  [1, 'One'],
  [2, 'Two'],
  [3, 'Three'],
  [99, 'Three'],
])('going to step %i ends at %s', (position, title) => {
  const session = walked(false);
  goToStep(session, position);
  expect(titleOf(session)).toBe(title);
});

test.each([0, 3])('going to step %i of a project that cannot be changed says why, and nothing else', (position) => {
  const session = walked(true);
  goToStep(session, position);
  expect([titleOf(session), toasts()]).toEqual(['Two', ['Not yet.']]);
});

test.each([
  ['undo', undoStep],
  ['redo', redoStep],
])('a named %s that is not done is not reported as done', (_, step) => {
  const session = walked(true);
  step(session, { isNamed: true });
  expect(toasts()).toEqual(['Not yet.']);
});
