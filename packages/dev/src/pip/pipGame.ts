import { type Asset, createProject, type GameDocument, type Project } from '@playhouse/core';
import { actors, scenes, state } from './names.ts';
import { restartIds } from './parts.ts';
import { prototypes } from './prototypes.ts';
import { sceneDocuments } from './sceneDocuments.ts';

/** The project "Pip and the Lanterns" for the given asset files. The same value each time. */
export function pipGame(files: ReadonlyMap<string, Uint8Array>): Project {
  restartIds();
  const empty = createProject({ title: 'Pip and the Lanterns' });
  return {
    ...empty,
    object: gameDocument(empty.object),
    assets: { images: assetsOf(files, 'images/'), sounds: assetsOf(files, 'sounds/'), fonts: [] },
    actors: new Map(prototypes().map((prototype) => [prototype.id, prototype])),
    scenes: new Map(sceneDocuments().map((scene) => [scene.id, scene])),
  };
}

function gameDocument(base: GameDocument): GameDocument {
  const integer = (name: string, value = 0) => ({ '@': 'integer', $: value, name });
  const real = (name: string, value = 0) => ({ '@': 'real', $: value, name });
  const boolean = (name: string) => ({ '@': 'boolean', $: false, name });
  const own = {
    [state.lanterns]: integer('Lanterns'),
    [state.hearts]: integer('Hearts', 3),
    [state.pipFalls]: real('Pip falls'),
    [state.checkpointX]: real('Checkpoint X', 120),
    [state.checkpointY]: real('Checkpoint Y', 240),
    [state.hasTouch]: boolean('Has touch'),
    [state.touchLeft]: boolean('Touch left'),
    [state.touchRight]: boolean('Touch right'),
    [state.touchJump]: boolean('Touch jump'),
    [state.seconds]: integer('Seconds'),
  };
  const entries = Object.entries(own).map(([keypath, value]) => [keypath.slice('game.attributes.'.length), value]);
  return {
    ...base,
    longDescription: 'Pip lights seven lanterns on the way home. A platform game of one evening.',
    instructions: 'Walk with the arrow keys, jump with space. On a tablet, tap to show the buttons.',
    attributes: { ...base.attributes, actorTags: 'player\tsolid\tenemy', ...Object.fromEntries(entries) },
    prototypes: Object.values(actors),
    scenes: [scenes.title, scenes.meadow, scenes.home],
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
