import { classTitle } from '@playhouse/core';
import type { Problem } from '../../workers/checkService.ts';

/** "Spawn Actor in Jump, Pip": the location of a problem, in names. */
export function problemLocation({ behavior, instance, owner, issue }: Problem): string {
  const line = issue.params.line === undefined ? undefined : `line ${issue.params.line}`;
  const words = [
    behavior && classTitle(behavior.class),
    instance?.name,
    owner.kind === 'assets' ? 'Images and sounds' : owner.name,
    line,
  ];
  return words.filter((word) => word !== undefined && word !== '').join(', ');
}

/** The route inside the game where a problem can be fixed; undefined when no page shows it yet. */
export function problemAddress({ owner, instance, behavior, issue }: Problem): string | undefined {
  if (owner.kind === 'prototype') {
    return `/prototype/${owner.id}${behavior ? `?behavior=${behavior.id}` : ''}`;
  }
  if (owner.kind === 'delegate') return `/delegate/${owner.id}${lineQuery(issue)}`;
  if (owner.kind !== 'scene') return undefined;
  if (!instance) return `/scene/${owner.id}`;
  const layer = issue.path[2] === 'layers' ? issue.path[3] : undefined;
  if (behavior && layer !== undefined) return `/scene/${owner.id}/actor/${instance.id}?behavior=${behavior.id}`;
  return `/scene/${owner.id}?select=${instance.id}`;
}

/** The position in a script. */
function lineQuery({ params: { line, column } }: Problem['issue']): string {
  return line === undefined ? '' : `?line=${line}&column=${column}`;
}
