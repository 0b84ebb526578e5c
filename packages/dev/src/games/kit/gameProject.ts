import {
  type Asset,
  type CustomAttribute,
  createProject,
  type Project,
  type PrototypeDocument,
  type SceneDocument,
  seedOfNewProjects,
  type TableDocument,
} from '@playhouse/core';

/** The parts of a sample game, except its assets. */
export interface GameParts {
  readonly title: string;
  readonly description: string;
  readonly instructions: string;
  readonly tags: string;
  readonly attributes: Readonly<Record<string, CustomAttribute>>;
  readonly prototypes: readonly PrototypeDocument[];
  readonly scenes: readonly SceneDocument[];
  readonly tables?: readonly TableDocument[];
}

/** The project of a sample game with the given asset files. Always the same value. */
export function gameProject(parts: GameParts, files: ReadonlyMap<string, Uint8Array>): Project {
  const { title, description, instructions, tags, prototypes, scenes, tables = [] } = parts;
  const empty = createProject({ title, randomSeed: seedOfNewProjects });
  const tableEntries = tables.map(({ id, name }) => [id, { '@': 'table', name }] as const);
  return {
    ...empty,
    object: {
      ...empty.object,
      longDescription: description,
      instructions,
      attributes: {
        ...empty.object.attributes,
        actorTags: tags,
        ...parts.attributes,
        ...Object.fromEntries(tableEntries),
      },
      prototypes: prototypes.map(({ id }) => id),
      scenes: scenes.map(({ id }) => id),
    },
    assets: { images: assetsOf(files, 'images/'), sounds: assetsOf(files, 'sounds/'), fonts: [] },
    actors: new Map(prototypes.map((prototype) => [prototype.id, prototype])),
    scenes: new Map(scenes.map((scene) => [scene.id, scene])),
    tables: new Map(tables.map((table) => [table.id, table])),
  };
}

function assetsOf(files: ReadonlyMap<string, Uint8Array>, folder: string): Asset[] {
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => {
      const file = path.slice(folder.length);
      return { name: file.slice(0, file.lastIndexOf('.')), files: [{ name: file, size: bytes.length }] };
    });
}
