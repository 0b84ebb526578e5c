import { findInstance, type Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { PageKind, ProjectRoute } from './route.ts';

type PageRoute = Extract<ProjectRoute, { kind: 'page' }>;

/** The title of the window: what is open, in which game. */
export function pageTitle(project: Project, route: ProjectRoute): string {
  return [nameAt(project, route) ?? t('Not found'), project.object.title, t('Playhouse')]
    .filter((part) => part !== '')
    .join(' - ');
}

/** The name of what a route shows; undefined when there is no such thing, blank when the route leads on. */
function nameAt(project: Project, route: ProjectRoute): string | undefined {
  switch (route.kind) {
    case 'start':
      return '';
    case 'unknown':
      return undefined;
    case 'scene':
      return project.scenes.get(route.scene)?.attributes.name;
    case 'prototype':
      return project.actors.get(route.prototype)?.attributes.name;
    case 'instance': {
      const scene = project.scenes.get(route.scene);
      const instance = scene && findInstance(scene, route.instance)?.instance;
      const name = instance && project.actors.get(instance.prototype)?.attributes.name;
      return name === undefined ? undefined : t('{name} in {owner}', { name, owner: scene?.attributes.name });
    }
    case 'page':
      return names[route.page](project, route);
  }
}

/** Assets are named by their addresses. */
const assetName = (_: Project, { id }: PageRoute) => id;

const names: Readonly<Record<PageKind, (project: Project, route: PageRoute) => string | undefined>> = {
  image: assetName,
  sound: assetName,
  font: assetName,
  table: ({ tables }, { id }) => tables.get(id)?.name,
  controller: (_, { id }) => t('Player {id}', { id }),
  delegate: ({ delegates }, { id }) => delegates.get(id)?.name,
};
