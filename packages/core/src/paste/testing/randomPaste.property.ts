import type { KeypathOwner } from '../../attributes/keypathOwner.ts';
import { behaviorsOf } from '../../edit/behavior/behaviorOwner.ts';
import { idsIn } from '../../edit/behavior/behaviorTree.ts';
import type { PasteBundle } from '../../generated/library.ts';
import { type Issue, type Result, refuse } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { below, chance, pick } from '../../testing/randomSource.ts';
import { type Random, randomProject, seededRandom } from '../../testing.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { copyBehaviors, copyInstances, copyPrototypes, copyScenes } from '../copySelection.ts';
import type { PasteTarget } from '../pasteTarget.ts';
import { meaningFaults, type PlacedPiece, pieceAt } from './meanings.ts';
import { pixel } from './pasteProjects.ts';
import { type Pasted, throughClipboard, tryPaste } from './tryPaste.ts';

/** The numbers of pastes and questions. */
interface RandomPastes {
  pasted: number;
  asked: number;
  refused: number;
}

/**
 * Copies anything from a random project and pastes it into the same or another one with any answers: it can be done and
 * undone, and its findings come from the source or from ignored questions. Throws at the first violation.
 */
export function pasteAnything(first: number, count: number): RandomPastes {
  const tried: RandomPastes = { pasted: 0, asked: 0, refused: 0 };
  for (let seed = first; seed < first + count; seed += 1) {
    try {
      pasteOnce(seed, tried);
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`seed ${seed}: ${message}`, { cause });
    }
  }
  return tried;
}

function pasteOnce(seed: number, tried: RandomPastes): void {
  const random = seededRandom(seed);
  const source = randomProject(random);
  const isHome = chance(random, 0.3);
  const project = isHome ? source : randomProject(random);
  const kind = pick(random, ['behaviors', 'instances', 'prototypes', 'scenes'] as const) ?? 'behaviors';
  const copied = copyAnything(random, source, kind);
  if (!copied.ok) return;
  const { bundle, at } = copied.value;
  const isThere = isHome && chance(random, 0.5);
  const gameId = isHome ? 'home' : 'away';
  const target: PasteTarget = isThere ? { gameId, ...at } : { gameId, ...anyTarget(random, project, kind) };
  const read = throughClipboard(withPictures(random, bundle));
  if (!read.ok) throw new Error(`the text is refused: ${read.issues[0]?.message}`);
  const choose = { random: () => seededRandom(seed + 0.5), choose: pickAnswer(random) };
  const pasted = tryPaste(read.value.bundle, target, project, choose);
  if (typeof pasted === 'string') {
    if (!/^Unable to /.test(pasted)) throw new Error(`refused: ${pasted}`);
    tried.refused += 1;
    return;
  }
  tried.pasted += 1;
  tried.asked += pasted.asked.length;
  if (isThere && pasted.asked.length > 0) throw new Error(`asked at home: ${pasted.asked[0]?.[0].message}`);
  const faults = meaningsLost([source, at], read.value.bundle, target, pasted);
  const revived = isHome ? faults.filter((fault) => fault.startsWith('nothing became')) : [];
  if (faults.length > revived.length) throw new Error(faults.join('; '));
  if (revived.length === 0) checkFindings(source, pasted);
}

/**
 * Each piece is compared with its source. In the same project, a reference that was broken in one actor may be valid in
 * another, with findings of its own.
 */
function meaningsLost(
  [source, at]: readonly [Project, HomeTarget],
  bundle: PasteBundle,
  target: PasteTarget,
  { project, resolved, asked }: Pasted,
): string[] {
  const mayMiss = asked.some(([, answer]) => answer === 'ignore' || answer === 'useExisting');
  const there = ownerAt(target);
  const pieces: readonly PlacedPiece['piece'][] = [
    ...(bundle.behaviors ?? []).map((value) => ({ kind: 'behaviors', value: [value] }) as const),
    ...(bundle.actorInstances ?? []).map((value) => ({ kind: 'instance', value }) as const),
    ...(bundle.actorPrototypes ?? []).map((value) => ({ kind: 'prototype', value }) as const),
  ];
  return pieces.flatMap((piece, index) => {
    const owner = piece.kind === 'behaviors' ? ownerAt(at) : ownerOf(piece, bundle.sceneId ?? '');
    return meaningFaults(
      { project: source, piece, owner },
      pieceAt(project, piece.kind, resolved.ids[index] ?? '', there),
      mayMiss,
    );
  });
}

function ownerAt(target: HomeTarget): KeypathOwner {
  if (target.screen === 'actor') return { kind: 'instance', id: target.instance, scene: target.scene };
  if (target.screen === 'scene') return { kind: 'instance', id: '', scene: target.scene };
  return { kind: 'prototype', id: target.screen === 'prototype' ? target.prototype : '' };
}

function ownerOf(piece: PlacedPiece['piece'], scene: string): KeypathOwner {
  const id = 'id' in piece.value ? piece.value.id : '';
  return piece.kind === 'instance' ? { kind: 'instance', id, scene } : { kind: 'prototype', id };
}

/** Any answer except "Cancel Paste", which has no result. */
function pickAnswer(random: Random) {
  return ({ options }: { readonly options: Pasted['asked'][number][0]['options'] }) => {
    const [first] = options;
    return pick(random, options.slice(0, -1)) ?? first ?? 'cancel';
  };
}

function checkFindings(source: Project, { asked, findings }: Pasted): void {
  if (asked.some(([, answer]) => answer === 'ignore' || answer === 'useExisting')) return;
  const known = new Set(validateProject(source).issues.map(signature));
  const left = findings.map(signature).filter((each) => !known.has(each));
  if (left.length > 0) throw new Error(`new findings: ${left.join('; ')}`);
}

/** Code and the last keys, because a piece may have another location in the source. */
function signature({ code, path }: Issue): string {
  return `${code} ${path
    .filter((key) => typeof key === 'string' && !/^id\d/.test(key))
    .slice(-2)
    .join('/')}`;
}

type Copied = Result<{ readonly bundle: PasteBundle; readonly at: HomeTarget }>;
type HomeTarget =
  | { readonly screen: 'prototype'; readonly prototype: string }
  | { readonly screen: 'actor'; readonly scene: string; readonly instance: string }
  | { readonly screen: 'scene'; readonly scene: string }
  | { readonly screen: 'other' };

function copyAnything(random: Random, source: Project, kind: Kind): Copied {
  const gameId = 'home';
  switch (kind) {
    case 'behaviors': {
      const at = anyTarget(random, source, kind);
      if (at.screen !== 'prototype' && at.screen !== 'actor') return refuse();
      const owner =
        at.screen === 'prototype' ? { prototype: at.prototype } : { scene: at.scene, instance: at.instance };
      const behaviors = behaviorsOf(source, owner)?.behaviors ?? [];
      const conditions = new Set(conditionIds(behaviors));
      const ids = idsIn(behaviors).filter((id) => !conditions.has(id) && chance(random, 0.4));
      return withTarget(copyBehaviors(source, { gameId, owner, ids }), at);
    }
    case 'instances': {
      const at = anyTarget(random, source, kind);
      if (at.screen !== 'scene') return refuse();
      const actors = source.scenes.get(at.scene)?.layers.flatMap((layer) => layer.actors) ?? [];
      const ids = actors.filter(() => chance(random, 0.5)).map(({ id }) => id);
      return withTarget(copyInstances(source, { gameId, scene: at.scene, ids }), at);
    }
    case 'prototypes': {
      const ids = [...source.actors.keys()].filter(() => chance(random, 0.5));
      return withTarget(copyPrototypes(source, { gameId, ids }), { screen: 'other' });
    }
    case 'scenes': {
      const ids = [...source.scenes.keys()].filter(() => chance(random, 0.5));
      return withTarget(copyScenes(source, { gameId, ids }), { screen: 'other' });
    }
  }
}

type Kind = 'behaviors' | 'instances' | 'prototypes' | 'scenes';

function withTarget(bundle: Result<PasteBundle>, at: HomeTarget): Copied {
  return bundle.ok ? { ok: true, value: { bundle: bundle.value, at } } : bundle;
}

function conditionIds(behaviors: readonly NonNullable<PasteBundle['behaviors']>[number][]): string[] {
  return behaviors.flatMap(({ conditions = [], behaviors: children = [], elseBehaviors = [] }) => [
    ...conditions.map(({ id }) => id),
    ...conditionIds(children),
    ...conditionIds(elseBehaviors),
  ]);
}

function anyTarget(random: Random, project: Project, kind: Kind): HomeTarget {
  const scene = pick(random, [...project.scenes.values()]);
  if (kind === 'instances') return { screen: 'scene', scene: scene?.id ?? '' };
  if (kind !== 'behaviors') return { screen: 'other' };
  const unlocked = scene?.layers.flatMap((layer) => layer.actors.filter(({ behaviors }) => behaviors)) ?? [];
  const instance = chance(random, 0.5) ? pick(random, unlocked) : undefined;
  if (scene && instance) return { screen: 'actor', scene: scene.id, instance: instance.id };
  return { screen: 'prototype', prototype: pick(random, [...project.actors.keys()]) ?? '' };
}

function withPictures(random: Random, bundle: PasteBundle): PasteBundle {
  const imageSpec = bundle.imageSpec.map((spec) => (below(random, 3) > 0 ? { ...spec, data: pixel } : spec));
  return { ...bundle, imageSpec };
}
