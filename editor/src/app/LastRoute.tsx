import type { Project } from '@playhouse/core';
import { Redirect } from '../components/Redirect.tsx';
import { useOpenProject } from '../session/SessionContext.ts';

/** Redirects to the last visited page of the open project, or to its first scene. docs/editor-design.md#screens. */
export function LastRoute() {
  const { id, session, visits } = useOpenProject();
  const { project } = session.getState();
  const scene = project.object.scenes.find((each) => project.scenes.has(each));
  const first = scene === undefined ? undefined : `/scene/${scene}`;
  const route = visits.last !== undefined && isThere(project, visits.last) ? visits.last : first;
  return <Redirect to={`/game/${id}${route ?? '/start'}`} />;
}

function isThere(project: Project, route: string): boolean {
  const [, kind, name = ''] = route.split('/');
  return (kind === 'scene' && project.scenes.has(name)) || (kind === 'prototype' && project.actors.has(name));
}
