import { describe, expect, it } from 'vitest';
import { behaviorDescriptors } from '../catalogue/behaviors/index.ts';
import { conditionKinds } from '../catalogue/conditions/index.ts';
import type { AnyBehaviorDescriptor } from '../catalogue/defineBehavior.ts';
import type { Fields } from '../catalogue/fields/field.ts';
import { applyEdit } from '../edit/applyEdit.ts';
import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { isJsonObject } from '../model/json.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { assetFolders } from '../model/projectPath.ts';
import { findUses } from '../references/findUses.ts';
import type { UseTarget } from '../references/useTarget.ts';
import { walkReferences } from '../references/walk.ts';
import { randomProject } from '../testing/randomProject.ts';
import { seededRandom } from '../testing/randomSource.ts';
import { textOfProject } from '../testing/testEdit.ts';
import { findTexts, pathOfText } from './findTexts.ts';
import { renameEdit } from './renameTarget.ts';
import { targetOfReference } from './targets.ts';
import { indexTexts } from './textIndex.ts';

/** Stored words of choices; people see their labels. */
const optionCodes: ReadonlySet<string> = new Set(
  [...(behaviorDescriptors as readonly AnyBehaviorDescriptor[]), ...conditionKinds].flatMap((descriptor) =>
    Object.values(descriptor.fields as Fields).flatMap(({ options = [], words = [] }) => [
      ...options.map(([code]) => String(code)),
      ...words,
    ]),
  ),
);

/** A visible text and its stored path. */
interface Stored {
  readonly path: Path;
  readonly text: string;
}

/** Keys whose values are ids, codes and digests, not visible texts. */
const codes = new Set(
  '@ id class type eventType event operator keypath sha256 mode screen prototype prototypes scenes'.split(' '),
);

function* storedTexts(value: unknown, path: Path): Generator<Stored> {
  if (typeof value === 'string') {
    const pieces = value.split(/[\t\n]/).map((piece) => piece.trim());
    for (const text of pieces) if (text !== '' && !/^id\d+$/.test(text)) yield { path, text };
  } else if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) yield* storedTexts(member, [...path, index]);
  } else if (isJsonObject(value)) {
    for (const [key, member] of Object.entries(value)) if (!codes.has(key)) yield* storedTexts(member, [...path, key]);
  }
}

function* allStored(project: Project): Generator<Stored> {
  yield* storedTexts(project.object, ['object']);
  yield* storedTexts(project.assets, ['assets']);
  for (const collection of ['scenes', 'actors', 'tables', 'delegates', 'behaviors'] as const) {
    for (const [id, document] of project[collection]) yield* storedTexts(document, [collection, id]);
  }
}

const isKeypath = (text: string) => /^(self|game|scene|tables|controllerMaps)\.\w/.test(text);

describe('in random projects', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

  it.each(seeds)('every stored text can be found (seed %i)', (seed) => {
    const project = randomProject(seededRandom(seed));
    const index = indexTexts(project);
    let count = 0;
    for (const { path, text } of allStored(project)) {
      if (isKeypath(text) || optionCodes.has(text)) continue;
      const found = findTexts(index, text).some((each) =>
        pathOfText(each).every((key, at) => String(path[at]) === String(key)),
      );
      if (!found) throw new Error(`${JSON.stringify(text)} at ${path.join('/')} cannot be found`);
      count += 1;
    }
    expect(count).toBeGreaterThan(5);
  });

  it.each(seeds)('every reference is a use of its target (seed %i)', (seed) => {
    const project = randomProject(seededRandom(seed));
    walkReferences(project, (reference) => {
      const target = targetOfReference(project, reference);
      if (!target || reference.owner.kind === 'game') return;
      const uses = findUses(project, target);
      const where = JSON.stringify([reference.path, reference.position]);
      const paths = uses.map(({ path, position }) => JSON.stringify([path, position]));
      if (!paths.includes(where)) throw new Error(`${JSON.stringify(target)} is used at ${where}, which is not listed`);
    });
  });

  it.each(seeds)('renaming there and back restores the first bytes (seed %i)', (seed) => {
    const project = randomProject(seededRandom(seed));
    const before = textOfProject(project);
    const things = everyThing(project);
    expect(things.length).toBeGreaterThan(4);
    for (const { target, name } of things) {
      const there = applyEdit(project, renameEdit(target, other));
      if (!there.ok) throw new Error(`${JSON.stringify(target)}: ${there.issues[0]?.message}`);
      const renamed = isNamed(target) ? { ...target, id: other } : target;
      const back = applyEdit(there.value.project, renameEdit(renamed, name));
      if (!back.ok) throw new Error(`${JSON.stringify(target)} back: ${back.issues[0]?.message}`);
      const isSame = textOfProject(back.value.project) === before;
      if (!isSame) throw new Error(`${JSON.stringify(target)} does not come back to ${JSON.stringify(name)}`);
    }
  });
});

const other = 'A name that nothing has';

interface Thing {
  readonly target: UseTarget;
  readonly name: string;
}

/** Things stored by name become other things when renamed. */
function isNamed({ kind }: UseTarget): boolean {
  return kind === 'tag' || kind === 'image' || kind === 'sound' || kind === 'font';
}

/** Everything that can be renamed and has a unique name in its kind. */
function everyThing(project: Project): readonly Thing[] {
  const assetKinds = { images: 'image', sounds: 'sound', fonts: 'font' } as const;
  const entity = (
    kind: 'scene' | 'prototype',
    { id, attributes: { name } }: { id: string; attributes: { name: string } },
  ) => ({ target: { kind, id }, name }) as const;
  const groups: (readonly Thing[])[] = [
    [...project.scenes.values()].map((scene) => entity('scene', scene)),
    [...project.actors.values()].map((actor) => entity('prototype', actor)),
    [...project.tables].map(([id, { name }]) => ({ target: { kind: 'table', id }, name })),
    ...assetFolders.map((folder) =>
      project.assets[folder].map(({ name }) => ({ target: { kind: assetKinds[folder], id: name }, name })),
    ),
    project.object.attributes.actorTags.split('\t').map((tag) => ({ target: { kind: 'tag', id: tag }, name: tag })),
    attributes('game', project.object.attributes),
    ...[...project.actors.values()].map((actor) => attributes({ prototype: actor.id }, actor.attributes)),
    ...[...project.scenes.values()].flatMap((scene) => [
      attributes({ scene: scene.id }, scene.attributes),
      scene.layers.map(({ id, attributes: { name } }) => ({
        target: { kind: 'layer', scene: scene.id, id } as const,
        name,
      })),
    ]),
    ...[...project.tables].flatMap(([table, { rows, columns }]) => [
      rows.map(({ id, name }) => ({ target: { kind: 'row', table, id } as const, name })),
      columns.map(({ id, name }) => ({ target: { kind: 'column', table, id } as const, name })),
    ]),
  ];
  return groups.flatMap((group) =>
    group.filter(({ name }) => name.trim() !== '' && group.filter((twin) => twin.name === name).length === 1),
  );
}

type Owner = Extract<UseTarget, { readonly kind: 'attribute' }>['owner'];

function attributes(owner: Owner, of: Readonly<Record<string, unknown>>): readonly Thing[] {
  return customAttributes(of)
    .filter(({ type }) => type !== 'table')
    .map(({ id, name }) => ({ target: { kind: 'attribute', owner, id }, name }));
}
