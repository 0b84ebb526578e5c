import type { Behavior, Condition } from '../generated/entities.ts';
import type { DocumentPath, PathKey } from '../model/path.ts';
import type { Project } from '../model/project.ts';

/** The behaviors of one owner, each with its path in the document. Ids are unique within a tree. */
export type BehaviorTree = readonly (readonly [path: readonly PathKey[], behavior: Behavior])[];

/**
 * Callbacks for each behavior and condition of a tree; paths are from the document's root and change during the walk.
 */
export interface TreeVisitor {
  behavior(behavior: Behavior, path: readonly PathKey[]): void;
  condition(condition: Condition, path: readonly PathKey[]): void;
}

/** Visits every behavior of a tree and its conditions, parents first. */
export function walkTree(tree: BehaviorTree, visitor: TreeVisitor): void {
  for (const [path, behavior] of tree) walkBehavior([...path], behavior, visitor);
}

/** Every document that contains behaviors, with its trees: one per prototype, unlocked instance or saved behavior. */
export function* behaviorTrees(project: Project): Generator<[document: DocumentPath, trees: BehaviorTree[]]> {
  for (const [id, { behaviors }] of project.actors) yield [`actors/${id}.json`, [treeOf(['behaviors'], behaviors)]];
  for (const [id, { layers }] of project.scenes) {
    const trees = layers.flatMap((layer, layerIndex) =>
      layer.actors.flatMap(({ behaviors }, index) =>
        behaviors ? [treeOf(['layers', layerIndex, 'actors', index, 'behaviors'], behaviors)] : [],
      ),
    );
    if (trees.length > 0) yield [`scenes/${id}.json`, trees];
  }
  for (const [id, { behavior }] of project.behaviors) yield [`behaviors/${id}.json`, [[[['behavior'], behavior]]]];
}

function treeOf(path: readonly PathKey[], behaviors: readonly Behavior[]): BehaviorTree {
  return behaviors.map((behavior, index) => [[...path, index], behavior]);
}

function walkBehavior(path: PathKey[], behavior: Behavior, visitor: TreeVisitor): void {
  visitor.behavior(behavior, path);
  for (const [index, condition] of (behavior.conditions ?? []).entries()) {
    path.push('conditions', index);
    visitor.condition(condition, path);
    path.length -= 2;
  }
  for (const key of ['behaviors', 'elseBehaviors'] as const) {
    for (const [index, child] of (behavior[key] ?? []).entries()) {
      path.push(key, index);
      walkBehavior(path, child, visitor);
      path.length -= 2;
    }
  }
}
