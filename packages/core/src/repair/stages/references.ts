import { builtInFontOf } from '../../catalogue/builtInFonts.ts';
import { isJsonObject } from '../../model/json.ts';
import { type DocumentPath, type PathKey, splitPath, valueAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import type { ReferenceKind } from '../../references/fieldReferences.ts';
import { imageNameOf } from '../../references/imageName.ts';
import { type Reference, walkReferences } from '../../references/walk.ts';
import { findByName, type Named } from '../findByName.ts';
import { findKeypath } from '../findKeypath.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Repairs broken references that match exactly one thing by name: an id that is a name, an asset whose name differs in
 * case or extension, an attribute referred to by name. Ambiguous references stay.
 */
export const references: RepairStage = {
  id: 'references',
  message: 'Checking project references for potential errors...',
  run(run) {
    const project = run.project();
    if (!project) return;
    for (const [document, found] of reattachments(project)) {
      run.edit(document, (draft) => {
        for (const { path, position, to } of found) {
          const text = valueAt(draft.value, path);
          const why = 'It pointed to nothing, and exactly one thing has this name.';
          if (typeof text !== 'string') continue;
          draft.set(path, position === undefined ? to : text.split('\t').with(position, to).join('\t'), why);
        }
      });
    }
  },
};

interface Reattachment {
  readonly path: readonly PathKey[];
  readonly position: number | undefined;
  readonly to: string;
}

function reattachments(project: Project): Map<DocumentPath, Reattachment[]> {
  const named = namesOf(project);
  const found = new Map<DocumentPath, Reattachment[]>();
  walkReferences(project, (reference) => {
    const to = reference.isActive ? targetOf(project, named, reference) : undefined;
    if (to === undefined) return;
    const { document, path } = splitPath(reference.path);
    const list = found.get(document) ?? [];
    list.push({ path, position: reference.position, to });
    found.set(document, list);
  });
  return found;
}

type NamedThings = Readonly<Record<Exclude<ReferenceKind, 'tag' | 'attribute'>, readonly Named[]>>;

function namesOf({ scenes, actors, tables, assets }: Project): NamedThings {
  const assetNames = (list: readonly { readonly name: string }[]) => list.map(({ name }) => ({ id: name, name }));
  const sounds = assetNames(assets.sounds);
  return {
    scene: Array.from(scenes, ([id, { attributes }]) => ({ id, name: attributes.name })),
    prototype: Array.from(actors, ([id, { attributes }]) => ({ id, name: attributes.name })),
    table: Array.from(tables, ([id, { name }]) => ({ id, name })),
    image: assetNames(assets.images),
    sound: sounds,
    music: sounds,
    font: assetNames(assets.fonts),
  };
}

/** Saved behaviors and play tests may name things in other projects, and the game's lists only list documents. */
function targetOf(project: Project, named: NamedThings, reference: Reference): string | undefined {
  const { kind, target, owner } = reference;
  if (owner.kind === 'behavior' || owner.kind === 'test' || kind === 'tag') return undefined;
  if (kind === 'attribute') return findKeypath(project, target, owner);
  if (owner.kind === 'game') return undefined;
  if (kind === 'font' && builtInFontOf(target) !== undefined) return undefined;
  const things = named[kind];
  if (things.some(({ id }) => id === target || (kind === 'image' && id === imageNameOf(target)))) return undefined;
  const name = kind === 'table' ? (tableName(project, target) ?? target) : target;
  return findByName(things, name) ?? findByName(things, name.replace(/\.[a-z0-9]{2,4}$/i, ''));
}

/** The name of a listed table without a document. */
function tableName({ object }: Project, id: string): string | undefined {
  const attribute = object.attributes[id];
  return isJsonObject(attribute) && typeof attribute.name === 'string' ? attribute.name : undefined;
}
