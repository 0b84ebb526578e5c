import { createIdSource, createProjectSession } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { type Fault, type FaultScene, faultReport, shapeOfRoute } from './faultReport.ts';

const fault: Fault = {
  part: 'inspector',
  error: new TypeError('x is not a function'),
  components: '\n    at Row\n    at Inspector',
  at: '2030-01-02T03:04:05.678Z',
  problems: { errors: 2, warnings: 1 },
};

const scene: FaultScene = {
  build: 'index-a.js',
  userAgent: 'Browser/1',
  languages: ['de'],
  window: { width: 1366, height: 768, scale: 1 },
  isOnline: true,
  route: '/game/p1/prototype/id1?behavior=id5',
  earlier: [],
};

function renamedOften(times: number) {
  const project = buildProject({ title: 'Secret title', prototypes: [{ id: 'id1', name: 'Secret name' }] });
  let now = 0;
  const session = createProjectSession({ project, ids: createIdSource(() => 0.5), clock: () => (now += 1000) });
  for (let time = 0; time < times; time += 1)
    session.dispatch({ kind: 'prototype.rename', data: { prototype: 'id1', name: `Secret ${time}` } });
  return session.getState();
}

const read = (text: string) => JSON.parse(text) as Record<string, unknown>;

describe('a report', () => {
  it('says what failed and where', () => {
    expect(read(faultReport(fault, scene))).toMatchObject({
      part: 'inspector',
      error: { name: 'TypeError', message: 'x is not a function' },
      components: ['at Row', 'at Inspector'],
      page: '/game/…/prototype/…',
      problems: { errors: 2, warnings: 1 },
    });
  });

  it('has the kinds and times of the last 40 commands, and nothing of what they changed', () => {
    const text = faultReport(fault, { ...scene, state: renamedOften(50), saving: 'saved' });
    const { commands, project } = read(text) as { commands: object[]; project: object };
    expect(commands).toHaveLength(40);
    expect(commands.at(-1)).toEqual({ at: '1970-01-01T00:00:50.000Z', kinds: ['prototype.rename'] });
    expect(project).toMatchObject({ scenes: 1, prototypes: 1, images: 0 });
    expect(text).not.toContain('Secret');
  });

  it('has the documents of the project only when they are passed', () => {
    const contents = new Map([['object.json', { title: 'Secret title' }]]);
    expect(read(faultReport(fault, scene))).not.toHaveProperty('contents');
    expect(read(faultReport(fault, scene, contents)).contents).toEqual({ 'object.json': { title: 'Secret title' } });
  });

  it.each(['a text', undefined, null, { message: 'an object' }])('can be about %j, which is no error', (error) => {
    const { stack, message } = read(faultReport({ ...fault, error }, scene)).error as Record<string, unknown>;
    expect([stack, message]).toEqual([[], String(error)]);
  });
});

it.each([
  ['/projects', '/projects'],
  ['/game/p1/scene/id20/layer/id3/actor/id40', '/game/…/scene/…/layer/…/actor/…'],
  ['/game/p1/assets/image/My%20cat', '/game/…/assets/image/…'],
  ['', ''],
])('the address %s is reported as %s', (route, shape) => {
  expect(shapeOfRoute(route)).toBe(shape);
});
