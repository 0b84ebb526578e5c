import type { KeypathOwner } from '../../attributes/keypathOwner.ts';
import type { PasteBundle } from '../../generated/library.ts';
import type { Issue, Result } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { seededRandom } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { attachImages } from '../clipboardText.ts';
import { copyBehaviors, copyInstances, copyPrototypes } from '../copySelection.ts';
import type { PasteAnswer, PasteQuestion } from '../pasteQuestion.ts';
import type { PasteTarget } from '../pasteTarget.ts';
import { meaningFaults, pieceAt } from './meanings.ts';
import {
  collidingProject,
  emptyProject,
  namesakeProject,
  sourceFiles,
  sourceProject,
  strangeProject,
} from './pasteProjects.ts';
import { sourceIds as ids, type ReferenceRow, referenceRows } from './referenceRows.ts';
import { type Pasted, tryPaste } from './tryPaste.ts';

/** A reference in a class, copied from an actor or an instance, alone or with its owner. */
interface ClosureCase {
  readonly isInScene: boolean;
  readonly kind: 'behaviors' | 'instance' | 'prototype';
  readonly row: ReferenceRow;
}

/** Every class, with every reference that it can contain and everything that can be copied with it. */
export const closureCases: readonly ClosureCase[] = (
  [
    [false, 'behaviors'],
    [true, 'behaviors'],
    [true, 'instance'],
    [false, 'prototype'],
  ] as const
).flatMap(([isInScene, kind]) => referenceRows(isInScene).map((row) => ({ isInScene, kind, row })));

/** A policy for answers: the first of these that a question offers. */
export const policies = {
  create: ['import', 'create', 'createAttribute', 'insertImage', 'useExisting', 'ignore'],
  empty: ['create', 'createAttribute', 'insertImage', 'ignore'],
  ignore: ['ignore', 'createAttribute', 'useExisting'],
  existing: ['useExisting', 'ignore'],
} as const satisfies Record<string, readonly PasteAnswer[]>;

/** Other people's projects. */
export const foreignProjects = {
  empty: emptyProject(),
  namesake: namesakeProject(),
  strange: strangeProject(),
  colliding: collidingProject(),
} as const;

export type Policy = keyof typeof policies;
export type Foreign = keyof typeof foreignProjects;

/** The project that a case is copied from, and the copy. */
export function copyCase({ row, isInScene, kind }: ClosureCase): {
  readonly source: Project;
  readonly bundle: PasteBundle;
} {
  const source = sourceProject(row.behavior, isInScene);
  const owner = isInScene ? { scene: ids.menu, instance: ids.hero } : { prototype: ids.player };
  const copied = {
    behaviors: () => copyBehaviors(source, { gameId: home, owner, ids: ['id1'] }),
    instance: () => copyInstances(source, { gameId: home, scene: ids.menu, ids: [ids.hero] }),
    prototype: () => copyPrototypes(source, { gameId: home, ids: [ids.player] }),
  }[kind]();
  return { source, bundle: attachImages(resultOf(copied), sourceFiles) };
}

/**
 * What is wrong after a case is pasted into a foreign project in every context that accepts it: findings that no answer
 * allows, references with a different target than at the source, unexpected questions.
 */
export function closureFaults(each: ClosureCase, name: Foreign, policy: Policy): string[] {
  const { source, bundle } = copyCase(each);
  return targets[each.kind].flatMap((target) => {
    const title = `${each.row.field} ${each.row.kind} as ${each.kind} at ${target.screen}`;
    const pasted = tryPaste(bundle, { gameId: 'away', ...target }, foreignProjects[name], answering(policies[policy]));
    if (typeof pasted === 'string') return [`${title}: ${pasted}`];
    return [
      ...findingFaults(each, source, pasted),
      ...questionFaults(pasted, name, policy),
      ...lostMeanings(each, source, target, pasted),
    ].map((fault) => `${title}: ${fault}`);
  });
}

/** The same in the project itself, where nothing is asked and nothing is found. */
export function homeFaults(each: ClosureCase): string[] {
  const { source, bundle } = copyCase(each);
  const target: PasteTarget =
    each.kind === 'prototype'
      ? { gameId: home, screen: 'other' }
      : each.kind === 'instance'
        ? { gameId: home, screen: 'scene', scene: ids.menu }
        : each.isInScene
          ? { gameId: home, screen: 'actor', scene: ids.menu, instance: ids.hero }
          : { gameId: home, screen: 'prototype', prototype: ids.player };
  const pasted = tryPaste(bundle, target, source, answering([]));
  if (typeof pasted === 'string') return [pasted];
  const asked = pasted.asked.map(([{ message }]) => message);
  const left = surplus(pasted.findings, source);
  return [...asked, ...left].map((fault) => `${each.row.field} ${each.row.kind} as ${each.kind}: ${fault}`);
}

/** Answers by a policy; cancels if the policy has no matching answer. */
export function answering(policy: readonly PasteAnswer[]) {
  return {
    random: () => seededRandom(1),
    choose: ({ options }: PasteQuestion): PasteAnswer => policy.find((answer) => options.includes(answer)) ?? 'cancel',
  };
}

/** Findings by code and the keys after the list of behaviors, which do not depend on its location. */
export function surplus(findings: readonly Issue[], source: Project): string[] {
  const known = new Set(validateProject(source).issues.map(signature));
  return findings.map(signature).filter((each) => !known.has(each));
}

/** The value of a result that must be a success. */
export function resultOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.issues[0]?.message);
  return result.value;
}

const home = 'home';

/** The contexts that accept the copy of a row. */
const targets = {
  behaviors: [
    { screen: 'prototype', prototype: 'id301' },
    { screen: 'actor', scene: 'id401', instance: 'id403' },
  ],
  instance: [{ screen: 'scene', scene: 'id401' }],
  prototype: [{ screen: 'other' }],
} as const;

type Target = (typeof targets)[keyof typeof targets][number];

function signature({ code, path }: Issue): string {
  const at = path.lastIndexOf('behaviors');
  return `${code} ${path.slice(at < 0 ? 0 : at + 2).join('/')}`;
}

/** Findings are allowed only where the answer was to ignore, or to use something of another type. */
function isCareless([, answer]: Pasted['asked'][number]): boolean {
  return answer === 'ignore' || answer === 'useExisting';
}

function findingFaults(each: ClosureCase, source: Project, { asked, findings }: Pasted): string[] {
  const left = surplus(findings, source);
  if (!asked.some(isCareless)) return left;
  const field = each.row.field.split('.').at(-1) ?? '';
  const other = each.row.field.startsWith('condition') ? 'conditions' : field;
  return left.filter((finding) => ![field, other, 'RHS', 'prototype', 'image'].some((key) => finding.includes(key)));
}

function questionFaults({ asked }: Pasted, name: Foreign, policy: Policy): string[] {
  const unneeded = name === 'namesake' ? asked.filter(([{ id }]) => !/^(image|scene):/.test(id)) : [];
  const unmade = policy === 'create' ? asked.filter(isCareless) : [];
  return [
    ...unneeded.map(([{ id }]) => `${id} is asked although there is a namesake`),
    ...unmade.filter(([{ id }]) => !/^(sound|music|font|scene|actor):/.test(id)).map(([{ id }]) => `${id} is not made`),
  ];
}

function lostMeanings(each: ClosureCase, source: Project, target: Target, pasted: Pasted): string[] {
  const owner: KeypathOwner = each.isInScene
    ? { kind: 'instance', id: ids.hero, scene: ids.menu }
    : { kind: 'prototype', id: ids.player };
  const from = { behaviors: 'id1', instance: ids.hero, prototype: ids.player }[each.kind];
  const there: KeypathOwner =
    target.screen === 'prototype' || target.screen === 'other'
      ? { kind: 'prototype', id: 'id301' }
      : { kind: 'instance', id: 'id403', scene: 'id401' };
  const before = pieceAt(source, each.kind, from, owner);
  const after = pieceAt(pasted.project, each.kind, pasted.resolved.ids[0] ?? '', there);
  return meaningFaults(before, after, pasted.asked.some(isCareless));
}
