import {
  controllerPlayers,
  findInstance,
  instanceName,
  nameIn,
  orderedPrototypes,
  orderedScenes,
  orderedTables,
  type Project,
} from '@playhouse/core';
import { t } from '../../i18n/t.ts';

import { addressOfTarget } from './addresses.ts';

/** A page of a project. */
export interface ProjectPlace {
  /** Inside the game. */
  readonly address: string;
  readonly name: string;
  /** "Scene", "Actor", or the scene of an instance. */
  readonly kind: string;
}

/** Pages of scenes, actors, tables, controllers, scripts and assets, in their displayed order. */
export function everyPage(project: Project): readonly ProjectPlace[] {
  return [
    ...orderedScenes(project).map((scene) => ({
      address: `/scene/${scene.id}`,
      name: nameIn(scene, t('Scene')),
      kind: t('Scene'),
    })),
    ...orderedPrototypes(project).map((actor) => ({
      address: `/prototype/${actor.id}`,
      name: nameIn(actor, t('Actor')),
      kind: t('Actor'),
    })),
    ...orderedTables(project).map(({ id, name }) => ({ address: `/table/${id}`, name, kind: t('Table') })),
    ...controllerPages(),
    ...[...project.delegates].map(([id, { name }]) => ({ address: `/delegate/${id}`, name, kind: t('Script') })),
    ...assetPages(project),
  ];
}

/** The controllers that every game has. */
export function controllerPages(): readonly ProjectPlace[] {
  return controllerPlayers.map((player) => ({
    address: `/controller/${player}`,
    name: t('Player {player}', { player }),
    kind: t('Controller'),
  }));
}

function assetPages(project: Project): readonly ProjectPlace[] {
  const { images, sounds, fonts } = project.assets;
  const pagesOf = (assets: typeof images, kind: 'image' | 'sound' | 'font', word: string) =>
    assets.map(({ name }) => ({ address: addressOfTarget(project, { kind, id: name }) ?? '', name, kind: word }));
  return [
    ...pagesOf(images, 'image', t('Image')),
    ...pagesOf(sounds, 'sound', t('Sound')),
    ...pagesOf(fonts, 'font', t('Font')),
  ];
}

/** The page at an address; undefined when its subject no longer exists. */
export function pageOfAddress(project: Project, address: string): ProjectPlace | undefined {
  const [, sceneId, actorId] = /^\/scene\/([^/]+)(?:\/layer\/[^/]+)?\/actor\/([^/]+)$/.exec(address) ?? [];
  const scene = sceneId === undefined ? undefined : project.scenes.get(sceneId);
  if (scene && actorId !== undefined) {
    const instance = findInstance(scene, actorId)?.instance;
    return (
      instance && {
        address,
        name: instanceName(project, instance),
        kind: t('Actor in {scene}', { scene: nameIn(scene, t('Scene')) }),
      }
    );
  }
  return everyPage(project).find((page) => page.address === address);
}
