import { customAttributes, type Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import type { TracedAttribute } from '@playhouse/runtime';
import { t } from '../../i18n/t.ts';
import type { Breakpoint } from '../../ui-state/breakpointStore.ts';

/**
 * "Pip › Speed", "Game › Count": the owner and the name of a changed attribute. Built-in attributes have the name that
 * their breakpoint was set with, else their id.
 */
export function changedAttribute(
  project: Project,
  actors: readonly InspectedActor[],
  breakpoints: readonly Breakpoint[],
  { subject, id }: TracedAttribute,
): string {
  const actor = actors.find(({ key }) => key === subject);
  const named = breakpoints.find((one) => one.kind === 'attribute' && one.id === id);
  const name = customName(project, subject, actor, id) ?? (named?.kind === 'attribute' ? named.name : id);
  const owner = subject === 'game' ? t('Game') : subject === 'scene' ? t('Scene') : actor?.name;
  return owner === undefined ? name : `${owner} › ${name}`;
}

/** Attributes of an actor that is gone have the name of the first prototype with this attribute. */
function customName(
  { object, scenes, actors }: Project,
  subject: TracedAttribute['subject'],
  actor: InspectedActor | undefined,
  id: string,
): string | undefined {
  const own = actor && actors.get(actor.prototypeId);
  const owners = subject === 'game' ? [object] : subject === 'scene' ? scenes.values() : own ? [own] : actors.values();
  for (const { attributes } of owners) {
    const found = customAttributes(attributes).find((attribute) => attribute.id === id);
    if (found) return found.name;
  }
  return undefined;
}
