import type { GameDocument, Size } from '../../generated/entities.ts';
import type { Project } from '../project.ts';
import { createScene } from './createScene.ts';

/** Options for a new project; the display is 1024 x 768 by default. */
export interface ProjectOptions {
  readonly title: string;
  readonly displaySize?: Size;
  /** By default -1, the format's default for a missing seed. */
  readonly randomSeed?: number;
}

/** The seed of projects that people create: the first one that `repair` leaves alone. `docs/decisions/0039`. */
export const seedOfNewProjects = 1;

/** A project with one scene `id1`, which has one layer, and no actors. docs/product-rules.md#game. */
export function createProject(options: ProjectOptions): Project {
  const displaySize = options.displaySize ?? { width: 1024, height: 768 };
  const scene = createScene('id1', 'New Scene', displaySize);
  return {
    object: { ...createGame(options.title, displaySize, options.randomSeed ?? -1), scenes: [scene.id] },
    assets: { images: [], sounds: [], fonts: [] },
    scenes: new Map([[scene.id, scene]]),
    actors: new Map(),
    tables: new Map(),
    delegates: new Map(),
    behaviors: new Map(),
    tests: new Map(),
  };
}

function createGame(title: string, displaySize: Size, randomSeed: number): GameDocument {
  return {
    formatVersion: 1,
    id: 'id1',
    title,
    longDescription: '',
    tags: '',
    instructions: '',
    attributes: {
      name: 'default name',
      time: 0,
      displaySize: { ...displaySize },
      actorTags: '',
      randomSeed,
      adReward: { name: '', value: 0 },
      platformConnected: false,
      playerType: 1,
      resolutionIndependence: false,
      networkEnabled: 0,
    },
    prototypes: [],
    scenes: [],
  };
}
