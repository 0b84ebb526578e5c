import { createCountingIds, createProjectSession, type Edit } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { undoAction } from './undoAction.ts';

const title = (text: string): Edit => ({ kind: 'project.setTitle', data: { title: text } });

function start() {
  const session = createProjectSession({ project: buildProject({}), ids: createCountingIds([]), clock: () => 0 });
  session.dispatch(title('First'));
  session.dispatch(title('Second'));
  const action = undoAction(session);
  let closed = 0;
  const stop = action.watch?.(() => {
    closed += 1;
  });
  const titleNow = () => session.getState().project.object.title;
  return { session, action, stop, titleNow, closed: () => closed };
}

it('undoes the step that the toast is about', () => {
  const { action, titleNow, closed } = start();
  action.onAction();
  action.onAction();
  expect([titleNow(), closed()]).toEqual(['First', 1]);
});

it.each([
  ['another step', (session: ReturnType<typeof start>['session']) => session.dispatch(title('Third')), 'Third'],
  ['undo', (session: ReturnType<typeof start>['session']) => session.undo(), 'First'],
])('undoes nothing after %s, which closes the toast', (_title, happen, text) => {
  const { session, action, titleNow, closed } = start();
  happen(session);
  expect(closed()).toBe(1);
  action.onAction();
  expect(titleNow()).toBe(text);
});

it('stays while others change the project', () => {
  const { session, action, stop, titleNow, closed } = start();
  session.dispatch({ kind: 'scene.add', data: { id: 'id70', layer: 'id71' } }, { source: 'remote' });
  expect(closed()).toBe(0);
  stop?.();
  action.onAction();
  expect([titleNow(), closed()]).toEqual(['First', 0]);
});
