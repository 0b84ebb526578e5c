import type { Fields } from '../../catalogue/fields/field.ts';
import { findBehavior } from '../../catalogue/findBehavior.ts';
import { findPredicate } from '../../catalogue/findPredicate.ts';
import { normalizeCondition } from '../../catalogue/normalizeCondition.ts';
import type { Condition } from '../../generated/entities.ts';
import { type PathKey, valueAt } from '../../model/path.ts';
import { behaviorTrees, walkTree } from '../behaviorTrees.ts';
import type { Draft } from '../draft.ts';
import { repairDocument } from '../repairDocument.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Adds missing attributes to behaviors and conditions, and gives conditions the operators and event types of the
 * format. docs/product-rules.md#repair.
 */
export const behaviors: RepairStage = {
  id: 'behaviors',
  message: 'Checking project behaviors for potential errors...',
  run(run) {
    for (const document of run.documents.keys()) {
      if (document.startsWith('behaviors/')) run.edit(document, repairDocument);
    }
    const project = run.project();
    if (!project) return;
    for (const [document, trees] of behaviorTrees(project)) {
      run.edit(document, (draft) => {
        const visitor = {
          behavior: ({ class: name }: { class: string }, path: readonly PathKey[]) =>
            fillFields(draft, [...path, 'attributes'], findBehavior(name)?.fields),
          condition: (condition: Condition, path: readonly PathKey[]) => repairCondition(draft, condition, path),
        };
        for (const tree of trees) walkTree(tree, visitor);
      });
    }
  },
};

function repairCondition(draft: Draft, condition: Condition, path: readonly PathKey[]): void {
  normalize(draft, condition, path);
  fillFields(draft, [...path, 'predicate', 'attributes'], findPredicate(condition.predicate.type)?.fields);
}

/** Missing attributes get their implied value. */
function fillFields(draft: Draft, path: readonly PathKey[], fields: Fields | undefined): void {
  for (const [key, field] of Object.entries(fields ?? {})) {
    if (field.legacy === true || valueAt(draft.value, [...path, key]) !== undefined) continue;
    draft.set([...path, key], structuredClone(field.default), `${field.label} was missing.`);
  }
}

const older = 'It used an older spelling.';

function normalize(draft: Draft, before: Condition, path: readonly PathKey[]): void {
  const after = normalizeCondition(before);
  if (after === before) return;
  const kind = 'It contradicted the type of the condition.';
  if (after.class !== before.class) draft.set([...path, 'class'], after.class, kind);
  if (after.eventType !== before.eventType) put(draft, [...path, 'eventType'], after.eventType, kind);
  const [old, now] = [before.predicate.attributes, after.predicate.attributes];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[key] !== now[key]) put(draft, [...path, 'predicate', 'attributes', key], now[key], older);
  }
}

function put(draft: Draft, path: readonly PathKey[], value: unknown, why: string): void {
  if (value === undefined) draft.remove(path, why);
  else draft.set(path, value, why);
}
