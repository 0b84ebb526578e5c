import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import type { Project } from '../model/project.ts';

/** Names that random values may refer to. */
export interface RandomNames {
  readonly prototypes: readonly string[];
  readonly scenes: readonly string[];
  readonly tables: readonly string[];
  readonly images: readonly string[];
  readonly sounds: readonly string[];
  readonly fonts: readonly string[];
  readonly tags: readonly string[];
  /** Keypaths that a behavior can read. */
  readonly keypaths: readonly string[];
}

/** Everything in a project that a value can refer to. */
export function namesOf(project: Project): RandomNames {
  const { object, assets } = project;
  const game = customAttributes(object.attributes).map(({ id }) => id);
  const own = [...project.actors.values()].flatMap(({ attributes }) =>
    customAttributes(attributes).map(({ id }) => id),
  );
  return {
    prototypes: object.prototypes,
    scenes: object.scenes,
    tables: [...project.tables.keys()],
    images: assets.images.map(({ name }) => name),
    sounds: assets.sounds.map(({ name }) => name),
    fonts: assets.fonts.map(({ name }) => name),
    tags: object.attributes.actorTags.split('\t').filter((tag) => tag !== ''),
    keypaths: [
      ...builtInKeypaths,
      ...game.map((id) => `game.attributes.${id}`),
      ...own.map((id) => `self.attributes.${id}`),
    ],
  };
}

const builtInKeypaths = [
  'self.attributes.position.x',
  'self.attributes.rotation',
  'self.attributes.name',
  'self.aspects.motion.attributes.linearVelocity.y',
  'game.attributes.time',
  'game.devices.mouse.position.x',
];
