import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  applyEdit,
  createProjectChecker,
  createPrototype,
  type Edit,
  type Project,
  validateProject,
} from '@playhouse/core';
import { compactTexts, crowdOf, largeProject, parseTexts } from './largeProject.ts';
import { keep, median, type Row } from './row.ts';

const copies = 150;
const crowd = 10_000;
const rounds = 25;

type Texts = ReturnType<typeof compactTexts>;

/** G6: a complete check of a large project compared with JSON.parse of the same bytes; G6i: a check after one edit. */
export async function rows(): Promise<Row[]> {
  const project = largeProject(copies);
  const texts = compactTexts(project);
  const bytes = texts.reduce((sum, [, text]) => sum + text.length, 0);
  const warm = warmTimes(texts);
  const cold = coldTimes(texts);
  const rowOf = (id: string, how: string, { parse, check }: Times, max: number): Row => ({
    id,
    what: `whole check of ${(bytes / 1e6).toFixed(1)} MB, with shapes, references and programs, ${how}`,
    value: bytes / 1e6 / (check / 1e3),
    unit: 'MB/s',
    ratio: check / parse,
    against: 'JSON.parse of the same bytes',
    goal: { max },
  });
  return [
    rowOf('G6', 'warm', warm, 0.25),
    rowOf('G6c', 'cold in a fresh process', cold, 1),
    ...incrementalRows(crowdedProject(project)),
  ];
}

/** Milliseconds. */
interface Times {
  readonly parse: number;
  readonly check: number;
}

/** Each round checks documents that have never been seen before. */
function warmTimes(texts: Texts): Times {
  const parse: number[] = [];
  const check: number[] = [];
  for (let round = 0; round < 3 * rounds; round++) {
    const start = performance.now();
    const project = parseTexts(texts);
    const parsed = performance.now();
    keep(validateProject(project));
    if (round < 2 * rounds) continue;
    parse.push(parsed - start);
    check.push(performance.now() - parsed);
  }
  return { parse: median(parse), check: median(check) };
}

function coldTimes(texts: Texts): Times {
  const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-bench-'));
  const file = path.join(folder, 'texts.json');
  writeFileSync(file, JSON.stringify(texts));
  const script = fileURLToPath(new URL('coldCheck.ts', import.meta.url));
  const times = Array.from({ length: 5 }, (): Times => {
    const run = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return JSON.parse(run.stdout);
  });
  rmSync(folder, { recursive: true });
  const [middle] = times.sort((a, b) => a.check / a.parse - b.check / b.parse).slice(2);
  if (middle === undefined) throw new Error('No cold run.');
  return middle;
}

const [crowdScene, crowdPrototype, fiftyPrototype] = ['id900001', 'id900002', 'id900003'];

/** The large project with a scene of many instances of one prototype, and a prototype of 50 behaviors. */
function crowdedProject(project: Project): Project {
  const [sceneId = ''] = project.object.scenes;
  const scene = project.scenes.get(sceneId);
  if (!scene) throw new Error('The sample game has a scene.');
  const instances = crowdOf(crowdPrototype, crowd);
  const layers = [{ id: 'id1', attributes: { name: 'Layer', scrollable: true }, actors: instances }];
  const behaviors = Array.from({ length: 50 }, (_, index) => ({
    id: `id${index + 1}`,
    class: 'ChangeAttributeAction',
    enabled: true,
    attributes: { name: 'Change', targetAttribute: 'self.attributes.rotation', RHS: '0' },
  }));
  return {
    ...project,
    scenes: new Map(project.scenes).set(crowdScene, { ...scene, id: crowdScene, layers }),
    actors: new Map(project.actors)
      .set(crowdPrototype, createPrototype(crowdPrototype, 'Crowd'))
      .set(fiftyPrototype, { ...createPrototype(fiftyPrototype, 'Fifty'), behaviors }),
    object: {
      ...project.object,
      scenes: [...project.object.scenes, crowdScene],
      prototypes: [...project.object.prototypes, crowdPrototype, fiftyPrototype],
    },
  };
}

function incrementalRows(start: Project): Row[] {
  const checker = createProjectChecker();
  let project = start;
  const times: Record<'whole' | 'field' | 'rename' | 'remove', number[]> = {
    whole: [],
    field: [],
    rename: [],
    remove: [],
  };
  const check = (name: keyof typeof times, next: Project): void => {
    project = next;
    const begin = performance.now();
    keep(checker.check(project));
    times[name].push(performance.now() - begin);
  };
  check('whole', project);
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now();
    keep(validateProject(project));
    times.whole.push(performance.now() - begin);
    for (let edit = 0; edit < 10; edit++) {
      check('field', withField(project, `${round}${edit}`));
      const name = `Crowd ${round} ${edit}`;
      check('rename', edited(project, { kind: 'prototype.rename', data: { prototype: crowdPrototype, name } }));
    }
    const before = project;
    check('remove', edited(project, { kind: 'prototype.remove', data: { prototype: crowdPrototype } }));
    checker.check(before);
    project = before;
  }
  const whole = median(times.whole);
  const row = (id: string, what: string, list: readonly number[], max: number): Row => ({
    id,
    what: `check after ${what}`,
    value: median(list) * 1e3,
    unit: 'µs',
    goal: { max },
  });
  return [
    row('G6i', 'one field of a prototype of 50 behaviors', times.field, 100),
    row('G6ir', `a rename of a prototype with ${crowd} instances`, times.rename, 1000),
    row('G6id', `a deletion of a prototype with ${crowd} instances`, times.remove, 1000),
    {
      id: 'G6ix',
      what: 'check after one field, compared with the whole check',
      value: median(times.field) * 1e3,
      unit: 'µs',
      ratio: whole / median(times.field),
      against: 'less time than the whole check',
      goal: { min: 100 },
    },
  ];
}

function withField(project: Project, value: string): Project {
  const prototype = project.actors.get(fiftyPrototype);
  if (!prototype) throw new Error('The prototype is there.');
  const behaviors = prototype.behaviors.map((behavior, index) =>
    index === 25 ? { ...behavior, attributes: { ...behavior.attributes, RHS: value } } : behavior,
  );
  return { ...project, actors: new Map(project.actors).set(fiftyPrototype, { ...prototype, behaviors }) };
}

function edited(project: Project, edit: Edit): Project {
  const applied = applyEdit(project, edit);
  if (!applied.ok) throw new Error(applied.issues.map(({ message }) => message).join(' '));
  return applied.value.project;
}
