import type { Project } from '@playhouse/core';
import { Navigate } from 'react-router';
import { useOpenProject } from '../session/SessionContext.ts';

/** Leads to where the person was in the open project, else to its first scene. docs/editor-design.md#screens. */
export function LastPlace() {
  const { id, session, places } = useOpenProject();
  const { project } = session.getState();
  const scene = project.object.scenes.find((each) => project.scenes.has(each));
  const first = scene === undefined ? undefined : `/scene/${scene}`;
  const place = places.last !== undefined && isThere(project, places.last) ? places.last : first;
  return <Navigate to={`/game/${id}${place ?? '/start'}`} replace />;
}

function isThere(project: Project, place: string): boolean {
  const [, kind, name = ''] = place.split('/');
  return (kind === 'scene' && project.scenes.has(name)) || (kind === 'prototype' && project.actors.has(name));
}
