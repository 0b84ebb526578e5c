import { applyEdit, createProject, createPrototype, type Edit, type Instance, type Project } from '@playhouse/core';
import { keep, type Row, race } from './row.ts';

const instances = 5000;

/** G5: moving one of 5,000 instances, and 500 of them, with the inverse. */
export async function rows(): Promise<Row[]> {
  const project = crowdedProject();
  const sceneId = project.object.scenes[0] ?? '';
  const ids = instanceIds(project, sceneId);
  const edit = (chosen: readonly string[]): Edit => ({
    kind: 'instance.move',
    data: { scene: sceneId, ids: chosen, by: { x: 1, y: 1 } },
  });
  const one = edit([ids[2500] ?? '']);
  const many = edit(ids.filter((_, index) => index % 10 === 0));
  let next = project;
  const run = (what: Edit) => {
    const applied = applyEdit(next, what);
    if (!applied.ok) throw new Error(applied.issues.map(({ message }) => message).join(' '));
    next = applied.value.project;
    keep(next);
  };
  const times = race({ one: () => run(one), many: () => run(many) });
  return [
    {
      id: 'G5',
      what: 'move of one of 5,000 instances, with its inverse',
      value: times.one * 1e6,
      unit: 'µs',
      goal: { max: 5 },
    },
    {
      id: 'G5m',
      what: 'move of 500 of 5,000 instances, with its inverse',
      value: times.many * 1e6,
      unit: 'µs',
      goal: { max: 100 },
    },
  ];
}

function crowdedProject(): Project {
  const empty = createProject({ title: 'Crowd' });
  const prototype = createPrototype('id2', 'One of many');
  const [sceneId = ''] = empty.object.scenes;
  const scene = empty.scenes.get(sceneId);
  if (!scene) throw new Error('A new project has a scene.');
  const actors: Instance[] = Array.from({ length: instances }, (_, index) => ({
    id: `id${1000 + index}`,
    prototype: 'id2',
    attributes: { position: { x: index % 1000, y: index / 10 } },
  }));
  const layers = [{ id: 'id3', attributes: { name: 'Layer', scrollable: true }, actors }];
  return {
    ...empty,
    object: { ...empty.object, prototypes: ['id2'] },
    actors: new Map([['id2', prototype]]),
    scenes: new Map([[sceneId, { ...scene, layers }]]),
  };
}

function instanceIds(project: Project, sceneId: string): string[] {
  return project.scenes.get(sceneId)?.layers.flatMap((layer) => layer.actors.map(({ id }) => id)) ?? [];
}
