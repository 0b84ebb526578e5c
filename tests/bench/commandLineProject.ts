import type { Behavior, Project, PrototypeDocument } from '@playhouse/core';
import { largeProject } from './largeProject.ts';

const asksForFiles = /^(PlaySound|PlayMusic|ChangeImage|Animate|Particles)/;

/** The large project without anything that needs an asset, so that only documents are checked. */
export function documentsProject(copies: number): Project {
  const project = largeProject(copies);
  const actors = new Map([...project.actors].map(([id, prototype]) => [id, withoutAssets(prototype)]));
  return { ...project, actors, assets: { images: [], sounds: [], fonts: [] } };
}

function withoutAssets(prototype: PrototypeDocument): PrototypeDocument {
  const { attributes, behaviors } = prototype;
  return { ...prototype, attributes: { ...attributes, image: '' }, behaviors: withoutFiles(behaviors) };
}

function withoutFiles(behaviors: readonly Behavior[]): Behavior[] {
  return behaviors
    .filter((behavior) => !asksForFiles.test(behavior.class))
    .map(({ behaviors: inner, elseBehaviors, ...behavior }) => ({
      ...behavior,
      ...(inner && { behaviors: withoutFiles(inner) }),
      ...(elseBehaviors && { elseBehaviors: withoutFiles(elseBehaviors) }),
    }));
}
