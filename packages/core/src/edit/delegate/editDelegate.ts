import { findDelegateEvent } from '../../catalogue/delegateEvents.ts';
import type { DelegateDocument, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { cleanText } from '../../model/text.ts';
import { isTooLong } from '../behavior/isTooLong.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import type { Op } from '../op.ts';

/** Renames a custom script. */
export const renameDelegate = defineEdit({
  kind: 'delegate.rename',
  plan: (project, data: { readonly delegate: Id; readonly name: string }) =>
    isName(data.name)
      ? planField(project, data.delegate, 'name', cleanText(data.name))
      : refusal('A script needs a name.'),
  label: (project, { delegate }) => labelOf(project, 'Renamed', delegate),
});

/**
 * Lets a custom script hook into another event, by the event's current name; blank for none.
 * docs/runtime-rules.md#scripts.
 */
export const setDelegateEvent = defineEdit({
  kind: 'delegate.setEvent',
  plan(project, data: { readonly delegate: Id; readonly event: string }): Result<readonly Op[]> {
    const event = data.event === '' ? '' : findDelegateEvent(data.event)?.event;
    if (event === undefined) return refusal(`There is no event ${data.event}.`);
    return planField(project, data.delegate, 'event', event);
  },
  label: (project, { delegate }) => labelOf(project, 'Changed the event of', delegate),
});

/** Changes the body of a custom script. docs/product-rules.md#script-page. */
export const setDelegateSource = defineEdit({
  kind: 'delegate.setSource',
  plan(project, data: { readonly delegate: Id; readonly source: string }): Result<readonly Op[]> {
    const source = cleanText(data.source);
    if (isTooLong(source)) return refusal('The script is longer than 64 KB.');
    return planField(project, data.delegate, 'source', source);
  },
  label: (project, { delegate }) => labelOf(project, 'Changed the script', delegate),
});

/** Disables or enables a custom script. */
export const setDelegateEnabled = defineEdit({
  kind: 'delegate.setEnabled',
  plan: (project, data: { readonly delegate: Id; readonly enabled: boolean }) =>
    planField(project, data.delegate, 'enabled', data.enabled),
  label: (project, { delegate, enabled }) => labelOf(project, enabled ? 'Switched on' : 'Switched off', delegate),
});

/** Removes a custom script. */
export const removeDelegate = defineEdit({
  kind: 'delegate.remove',
  plan(project, data: { readonly delegate: Id }): Result<readonly Op[]> {
    if (!project.delegates.has(data.delegate)) return missing('The script', ['delegates', data.delegate]);
    return succeed([{ op: 'unset', path: ['delegates', data.delegate] }]);
  },
  label: (project, { delegate }) => labelOf(project, 'Deleted', delegate),
});

function planField(
  project: Project,
  delegate: Id,
  key: keyof DelegateDocument,
  value: string | boolean,
): Result<readonly Op[]> {
  if (!project.delegates.has(delegate)) return missing('The script', ['delegates', delegate]);
  return succeed([{ op: 'set', path: ['delegates', delegate, key], value }]);
}

function labelOf(project: Project, verb: string, delegate: Id) {
  return { what: `${verb} ${project.delegates.get(delegate)?.name ?? 'a script'}`, where: project.object.title };
}
