import type { Fields } from '../../catalogue/fields/field.ts';
import { numericSubjectField, textSubjectField } from '../../catalogue/fields/subject.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import { findPredicate } from '../../catalogue/findPredicate.ts';
import type { Behavior, Condition } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import { type PathKey, valueAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { isFieldActive } from '../../references/walkBehavior.ts';
import { behaviorTrees, type TreeVisitor, walkTree } from '../behaviorTrees.ts';
import type { Draft } from '../draft.ts';
import { repairCustomAttributes } from '../repairCustomAttributes.ts';
import { repairFieldValue } from '../repairFieldValue.ts';
import { repairOverrides } from '../repairOverrides.ts';
import type { RepairRun, RepairStage } from '../repairRun.ts';

/**
 * Repairs values of a wrong type where the stored shape allows any type: attributes of behaviors, custom attributes,
 * overrides.
 */
export const values: RepairStage = {
  id: 'values',
  message: 'Checking project values for potential errors...',
  run(run) {
    const project = run.project();
    if (!project) return;
    run.edit('object.json', (draft) => repairCustomAttributes(draft, ['attributes']));
    for (const id of project.actors.keys()) {
      run.edit(`actors/${id}.json`, (draft) => repairCustomAttributes(draft, ['attributes']));
    }
    repairScenes(run, project);
    for (const [document, trees] of behaviorTrees(project)) {
      run.edit(document, (draft) => {
        for (const tree of trees) walkTree(tree, fieldRepairer(draft));
      });
    }
  },
};

function repairScenes(run: RepairRun, project: Project): void {
  for (const [id, scene] of project.scenes) {
    run.edit(`scenes/${id}.json`, (draft) => {
      repairCustomAttributes(draft, ['attributes']);
      for (const [layerIndex, layer] of scene.layers.entries()) {
        for (const [index, instance] of layer.actors.entries()) {
          const prototype = project.actors.get(instance.prototype);
          repairOverrides(draft, ['layers', layerIndex, 'actors', index], instance, prototype);
        }
      }
    });
  }
}

const why = 'The value had the wrong type.';

function fieldRepairer(draft: Draft): TreeVisitor {
  return {
    behavior: ({ class: name }: Behavior, path) => {
      repairFields(draft, [...path, 'attributes'], findBehavior(name)?.fields);
    },
    condition: ({ attributes, predicate }: Condition, path) => {
      repairSubject(draft, [...path, 'attributes'], attributes.conditionType);
      repairFields(draft, [...path, 'predicate', 'attributes'], findPredicate(predicate.type)?.fields);
    },
  };
}

/** Fields that others depend on come first. Fields disabled by another field's value are skipped. */
function repairFields(draft: Draft, path: readonly PathKey[], fields: Fields = {}): void {
  const entries = Object.entries(fields);
  for (const [key, field] of [...entries.filter(([, { when }]) => !when), ...entries.filter(([, { when }]) => when)]) {
    const attributes = valueAt(draft.value, path);
    if (!isJsonObject(attributes) || !isFieldActive(field, fields, attributes)) continue;
    const repaired = repairFieldValue(field, attributes[key]);
    if (repaired !== attributes[key]) draft.set([...path, key], repaired, why);
  }
}

/** The program on the left side of a condition; the stored shape ensures that an attribute there is text. */
function repairSubject(draft: Draft, path: readonly PathKey[], conditionType: number): void {
  if (conditionType === 2) repairFields(draft, path, { subject: numericSubjectField });
  if (conditionType === 3) repairFields(draft, path, { subject: textSubjectField });
}
