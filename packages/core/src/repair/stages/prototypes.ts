import { nameIn, numberedName } from '../../edit/naming.ts';
import { createPrototype } from '../../model/create/createPrototype.ts';
import type { Project } from '../../model/project.ts';
import { walkReferences } from '../../references/walk.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Creates a prototype for each missing one that something names, so that its instances can be seen and replaced. Not
 * for projects that are still being downloaded, because the missing ones arrive later. docs/reliability.md#d9.
 */
export const prototypes: RepairStage = {
  id: 'prototypes',
  message: 'Checking project prototypes for potential errors...',
  run(run) {
    const project = run.project();
    if (!project) return;
    const names = [...project.actors.values()].map((prototype) => nameIn(prototype, ''));
    const listed = project.object.prototypes.length;
    const lost = lostPrototypes(project);
    for (const id of lost) {
      const name = numberedName('Missing actor', names);
      names.push(name);
      const why = 'The project refers to it, but it did not exist.';
      run.edit(`actors/${id}.json`, (draft) => draft.set([], createPrototype(id, name), why));
    }
    const unlisted = lost.filter((id) => !project.object.prototypes.includes(id));
    run.edit('object.json', (draft) => {
      for (const [index, id] of unlisted.entries()) {
        draft.set(['prototypes', listed + index], id, `${id} was restored.`);
      }
    });
  },
};

const id = /^id[0-9]{1,19}$/;

/** Ids of prototypes without a document that are named where it matters, each once. */
function lostPrototypes(project: Project): string[] {
  const lost = new Set<string>();
  walkReferences(project, ({ kind, target, isActive, owner }) => {
    if (kind !== 'prototype' || !isActive || owner.kind === 'behavior') return;
    if (id.test(target) && !project.actors.has(target)) lost.add(target);
  });
  return [...lost];
}
