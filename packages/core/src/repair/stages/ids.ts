import { createCountingIds, type IdSource } from '../../model/ids.ts';
import { idsIn } from '../../model/parse/readDocument.ts';
import type { PathKey } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { type BehaviorTree, behaviorTrees, walkTree } from '../behaviorTrees.ts';
import type { Draft } from '../draft.ts';
import type { RepairRun, RepairStage } from '../repairRun.ts';

/**
 * Assigns new ids to all but the first of those that share one: layers and instances of a scene, behaviors and
 * conditions of an owner, rows and columns of a table. Removes repetitions from the game's lists. docs/format.md#ids.
 */
export const ids: RepairStage = {
  id: 'ids',
  message: 'Checking project ids for potential errors...',
  run(run) {
    const project = run.project();
    if (!project) return;
    run.edit('object.json', (draft) => {
      dropRepeated(draft, 'scenes', project.object.scenes);
      dropRepeated(draft, 'prototypes', project.object.prototypes);
    });
    separateMembers(run, project);
    for (const [document, trees] of behaviorTrees(project)) {
      run.edit(document, (draft) => {
        for (const tree of trees) separate(draft, idsInTree(tree), idsOfTree(tree));
      });
    }
  },
};

type LocatedId = readonly [owner: readonly PathKey[], id: string];

function separateMembers(run: RepairRun, project: Project): void {
  for (const [id, scene] of project.scenes) {
    run.edit(`scenes/${id}.json`, (draft) => {
      const located = scene.layers.flatMap((layer, layerIndex): LocatedId[] => [
        [['layers', layerIndex], layer.id],
        ...layer.actors.map((actor, index): LocatedId => [['layers', layerIndex, 'actors', index], actor.id]),
      ]);
      separate(draft, located, createCountingIds(idsIn(scene)));
    });
  }
  for (const [id, table] of project.tables) {
    run.edit(`tables/${id}.json`, (draft) => {
      for (const key of ['rows', 'columns'] as const) {
        const located = table[key].map((member, index): LocatedId => [[key, index], member.id]);
        separate(draft, located, createCountingIds(table[key].map((member) => member.id)));
      }
    });
  }
}

function separate(draft: Draft, located: readonly LocatedId[], nextId: IdSource): void {
  const seen = new Set<string>();
  for (const [owner, id] of located) {
    if (seen.has(id)) draft.set([...owner, 'id'], nextId(), `${id} is already used by something before it.`);
    seen.add(id);
  }
}

function idsInTree(tree: BehaviorTree): LocatedId[] {
  const located: LocatedId[] = [];
  const note = ({ id }: { readonly id: string }, path: readonly PathKey[]) => located.push([[...path], id]);
  walkTree(tree, { behavior: note, condition: note });
  return located;
}

function idsOfTree(tree: BehaviorTree): IdSource {
  return createCountingIds(idsInTree(tree).map(([, id]) => id));
}

function dropRepeated(draft: Draft, key: 'scenes' | 'prototypes', list: readonly string[]): void {
  for (const [index, id] of [...list.entries()].reverse()) {
    if (list.indexOf(id) !== index) draft.remove([key, index], `${id} is already in the list.`);
  }
}
