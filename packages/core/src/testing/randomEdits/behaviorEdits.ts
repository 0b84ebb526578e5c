import { findBehavior } from '../../catalogue/findBehavior.ts';
import { idsToDuplicate } from '../../edit/behavior/duplicateBehaviors.ts';
import { idsToInsert } from '../../edit/behavior/insertSavedBehavior.ts';
import type { Edit } from '../../edit/editDefinitions.ts';
import type { IdSource } from '../../model/ids.ts';
import type { Project } from '../../model/project.ts';
import { randomBehaviors } from '../randomBehavior.ts';
import { namesOf } from '../randomNames.ts';
import { chance, pick, type Random } from '../randomSource.ts';
import { randomExpression, randomFieldValue, randomNumber, randomWord } from '../randomValues.ts';
import { specifiedBehaviors } from '../specifiedBehaviors.ts';
import { type OwnedBehaviors, pickGap, pickIds, pickOwner } from './chosenBehaviors.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of behaviors and saved behaviors. */
export const behaviorEdits: readonly RandomEdit[] = [
  onOwner((owned, random, _project, ids) => {
    const descriptor = pick(random, specifiedBehaviors);
    if (!descriptor) return undefined;
    const data = { owner: owned.owner, ...pickGap(random, owned), id: ids(), class: descriptor.class };
    return { kind: 'behavior.insert', data };
  }),
  onOwner((owned, random, project, ids) => {
    const behaviors = randomBehaviors(random, { ids, names: namesOf(project) }, 2);
    return { kind: 'behavior.insertTrees', data: { owner: owned.owner, ...pickGap(random, owned), behaviors } };
  }),
  onOwner((owned, random, project, ids) => {
    const saved = pick(random, [...project.behaviors.keys()]);
    if (saved === undefined) return undefined;
    const data = { owner: owned.owner, ...pickGap(random, owned), saved, ids: idsToInsert(project, saved).map(ids) };
    return { kind: 'behavior.insertSaved', data };
  }),
  onChosen(({ owner }, behaviors) => ({ kind: 'behavior.remove', data: { owner, behaviors } })),
  onChosen((owned, behaviors, random) => {
    const data = { owner: owned.owner, behaviors, to: pickGap(random, owned) };
    return { kind: 'behavior.move', data };
  }),
  onChosen(({ owner }, behaviors, random) => ({
    kind: 'behavior.setEnabled',
    data: { owner, behaviors, enabled: chance(random, 0.5) },
  })),
  (project, random, ids) => {
    const owned = pickOwner(project, random);
    const behaviors = owned && pickIds(random, owned.all);
    if (!owned || !behaviors) return undefined;
    const newIds = idsToDuplicate(project, owned.owner, behaviors).map(ids);
    return { kind: 'behavior.duplicate', data: { owner: owned.owner, behaviors, ids: newIds } };
  },
  onOwner((owned, random, _project, ids) => {
    const gap = pickGap(random, owned);
    const parent = owned.all.find(({ id }) => id === gap.parent);
    const siblings = parent ? (parent[gap.list ?? 'behaviors'] ?? []) : owned.top;
    const behaviors = pickIds(random, siblings);
    const className = pick(random, ['CompoundBehavior', 'RuleBehavior', 'TimerBehavior', 'LoopBehavior']);
    if (!behaviors || className === undefined) return undefined;
    return { kind: 'behavior.wrap', data: { owner: owned.owner, behaviors, id: ids(), class: className } };
  }),
  onOwner((owned, random) => {
    const block = pick(
      random,
      owned.all.filter(({ class: className }) => findBehavior(className)?.type === 'Block'),
    );
    return block && { kind: 'behavior.unwrap', data: { owner: owned.owner, behavior: block.id } };
  }),
  onOwner(setAnyField),
  onOwner((owned, random) => {
    const behavior = pick(random, owned.all);
    const name = chance(random, 0.2) ? '' : randomWord(random);
    return behavior && { kind: 'behavior.rename', data: { owner: owned.owner, behavior: behavior.id, name } };
  }),
  onOwner((owned, random, _project, ids) => {
    const behavior = pick(random, owned.all);
    return behavior && { kind: 'savedBehavior.add', data: { owner: owned.owner, behavior: behavior.id, id: ids() } };
  }),
  onSaved((saved, random) => ({ kind: 'savedBehavior.rename', data: { saved, name: randomWord(random) } })),
  onSaved((saved, random) => ({ kind: 'savedBehavior.setHelp', data: { saved, help: randomWord(random) } })),
  onSaved((saved) => ({ kind: 'savedBehavior.remove', data: { saved } })),
];

type Make<Rest extends readonly unknown[]> = (...rest: Rest) => Edit | undefined;

function onOwner(make: Make<[OwnedBehaviors, Random, Project, IdSource]>): RandomEdit {
  return (project, random, ids) => {
    const owned = pickOwner(project, random);
    return owned && make(owned, random, project, ids);
  };
}

function onChosen(make: Make<[OwnedBehaviors, readonly string[], Random]>): RandomEdit {
  return onOwner((owned, random) => {
    const chosen = pickIds(random, owned.all);
    return chosen && make(owned, chosen, random);
  });
}

function onSaved(make: Make<[string, Random]>): RandomEdit {
  return (project, random) => {
    const saved = pick(random, [...project.behaviors.keys()]);
    return saved === undefined ? undefined : make(saved, random);
  };
}

function setAnyField(owned: OwnedBehaviors, random: Random, project: Project): Edit | undefined {
  const behavior = pick(random, owned.all);
  const fields = Object.entries((behavior && findBehavior(behavior.class)?.fields) ?? {});
  const [key, field] = pick(random, fields) ?? [];
  if (!behavior || key === undefined || !field) return undefined;
  const { owner } = owned;
  const names = namesOf(project);
  if (field.kind === 'point' && behavior.attributes[key] !== undefined && chance(random, 0.5)) {
    const value = chance(random, 0.5) ? randomNumber(random) : randomExpression(random, names);
    return { kind: 'behavior.setAttribute', data: { owner, behavior: behavior.id, field: key, part: 'y', value } };
  }
  const given = randomFieldValue(random, field, names);
  const value = field.integer === true && typeof given === 'number' ? Math.round(given) : given;
  return { kind: 'behavior.setAttribute', data: { owner, behavior: behavior.id, field: key, value } };
}
