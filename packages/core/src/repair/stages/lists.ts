import type { Project } from '../../model/project.ts';
import type { Draft } from '../draft.ts';
import type { RepairStage } from '../repairRun.ts';

/** Adds unlisted scenes, prototypes and tables to the game's lists, in the order of their ids. */
export const lists: RepairStage = {
  id: 'lists',
  message: 'Checking project lists for potential errors...',
  run(run) {
    const project = run.project();
    if (!project) return;
    run.edit('object.json', (draft) => {
      append(draft, 'scenes', project.object.scenes, project.scenes);
      append(draft, 'prototypes', project.object.prototypes, project.actors);
      listTables(draft, project);
    });
  },
};

function append(
  draft: Draft,
  key: 'scenes' | 'prototypes',
  listed: readonly string[],
  documents: ReadonlyMap<string, unknown>,
): void {
  const unlisted = [...documents.keys()].filter((id) => !listed.includes(id)).sort(byNumber);
  for (const [index, id] of unlisted.entries()) {
    draft.set([key, listed.length + index], id, `${id} existed but was not listed.`);
  }
}

/** A table with the same id as another attribute stays unlisted, because the attribute would be lost. */
function listTables(draft: Draft, { object, tables }: Project): void {
  for (const [id, { name }] of [...tables].sort(([one], [other]) => byNumber(one, other))) {
    if (object.attributes[id] !== undefined) continue;
    draft.set(['attributes', id], { '@': 'table', name }, `The table ${id} existed but was not listed.`);
  }
}

function byNumber(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}
