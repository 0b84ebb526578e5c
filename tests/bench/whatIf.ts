import { applyEdit, type Edit, type Project, readProject } from '@playhouse/core';
import { beginGame, createWhatIf } from '@playhouse/player/worker';
import { createGameInspector, createHeadlessPorts } from '@playhouse/runtime';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { folderOf } from '../../packages/dev/src/games/kit/sampleGame.ts';
import { keep, median, type Row } from './row.ts';

/** Five seconds. */
const frames = 300;
const updates = 60;

/** How long it takes to show Pip's path when one of its numbers is dragged while the game is paused. */
export async function rows(): Promise<Row[]> {
  const project = samplePip();
  const ports = createHeadlessPorts(project);
  const [, sceneId] = project.object.scenes;
  const session = await beginGame({ project, ports, seed: 1, sceneId, keepsHistory: true, records: false });
  for (let frame = 0; frame < 120; frame++) session.step([]);
  const pip = createGameInspector(session.game)
    .actors()
    .find(({ name }) => name === 'Pip');
  if (!pip) throw new Error('there is no Pip');
  const whatIf = await createWhatIf({ project, moment: session.moment(), pending: [], facts: ports.facts });
  const times: number[] = [];
  for (let update = 0; update < updates; update++) {
    const start = performance.now();
    const changed = edited(project, pip.prototypeId, 500 + update);
    keep(await whatIf.ask({ project: changed, actor: pip.key, frames }));
    times.push(performance.now() - start);
  }
  whatIf.destroy();
  session.game.destroy();
  return [
    {
      id: 'G12',
      what: 'a path of 5 s that follows a dragged number, in Pip',
      value: median(times),
      unit: 'ms',
      goal: { max: 50 },
    },
  ];
}

function samplePip(): Project {
  const [pip] = games;
  const read = readProject(readProjectFiles(folderOf(pip?.name ?? '')));
  if (!read.ok) throw new Error('Pip cannot be read.');
  return read.value.contents.project;
}

function edited(project: Project, prototype: string, power: number): Project {
  const edit: Edit = {
    kind: 'prototype.setAttribute',
    data: { prototype, path: ['attributes', 'id402'], value: power },
  };
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error('the number cannot be set');
  return done.value.project;
}
