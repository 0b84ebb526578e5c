import { findDelegateEvent } from '../../catalogue/delegateEvents.ts';
import type { DelegateDocument, Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isId, isName, numberedName } from '../naming.ts';
import type { Op } from '../op.ts';

/** Adds a custom script without a body. docs/format.md#scripts; docs/runtime-rules.md#scripts. */
export const addDelegate = defineEdit({
  kind: 'delegate.add',
  plan(project, data: { readonly id: Id; readonly name?: string; readonly event?: string }): Result<readonly Op[]> {
    const { id, name = 'New Script', event = '' } = data;
    if (!isId(id)) return refusal('This id cannot be used.');
    if (project.delegates.has(id)) return refusal('There is already a script with this id.');
    if (!isName(name)) return refusal('A script needs a name.');
    if (event !== '' && !findDelegateEvent(event)) return refusal(`There is no event ${event}.`);
    const taken = [...project.delegates.values()].map((delegate) => delegate.name);
    const value: DelegateDocument = { id, name: numberedName(name, taken), event, enabled: true, source: '' };
    return succeed([{ op: 'set', path: ['delegates', id], value }]);
  },
  label: (project, { name }) => ({ what: `Added ${name ?? 'a script'}`, where: project.object.title }),
});

/** Adds a copy of a custom script. */
export const duplicateDelegate = defineEdit({
  kind: 'delegate.duplicate',
  plan(project, data: { readonly delegate: Id; readonly id: Id }): Result<readonly Op[]> {
    const original = project.delegates.get(data.delegate);
    if (!original) return missing('The script', ['delegates', data.delegate]);
    if (!isId(data.id)) return refusal('This id cannot be used.');
    if (project.delegates.has(data.id)) return refusal('There is already a script with this id.');
    const taken = [...project.delegates.values()].map((delegate) => delegate.name);
    const value = { ...original, id: data.id, name: numberedName(original.name, taken) };
    return succeed([{ op: 'set', path: ['delegates', data.id], value }]);
  },
  label: (project, { delegate }) => ({
    what: `Duplicated ${project.delegates.get(delegate)?.name ?? 'a script'}`,
    where: project.object.title,
  }),
});
