import type { Id } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { cleanText } from '../../model/text.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import type { Op } from '../op.ts';

/** Renames a saved behavior. */
export const renameSavedBehavior = defineEdit({
  kind: 'savedBehavior.rename',
  plan(project, data: { readonly saved: Id; readonly name: string }): Result<readonly Op[]> {
    if (!project.behaviors.has(data.saved)) return missing('The saved behavior', ['behaviors', data.saved]);
    if (!isName(data.name)) return refusal('A saved behavior needs a name.');
    return succeed([{ op: 'set', path: ['behaviors', data.saved, 'name'], value: cleanText(data.name) }]);
  },
  label: (project, { saved }) => ({ what: `Renamed ${nameOf(project, saved)}`, where: project.object.title }),
});

/** Changes the help line of a saved behavior. */
export const setSavedBehaviorHelp = defineEdit({
  kind: 'savedBehavior.setHelp',
  plan(project, data: { readonly saved: Id; readonly help: string }): Result<readonly Op[]> {
    if (!project.behaviors.has(data.saved)) return missing('The saved behavior', ['behaviors', data.saved]);
    return succeed([{ op: 'set', path: ['behaviors', data.saved, 'help'], value: cleanText(data.help) }]);
  },
  label: (project, { saved }) => ({ what: `Described ${nameOf(project, saved)}`, where: project.object.title }),
});

/** Removes a saved behavior from the library; behaviors made from it stay. */
export const removeSavedBehavior = defineEdit({
  kind: 'savedBehavior.remove',
  plan(project, data: { readonly saved: Id }): Result<readonly Op[]> {
    if (!project.behaviors.has(data.saved)) return missing('The saved behavior', ['behaviors', data.saved]);
    return succeed([{ op: 'unset', path: ['behaviors', data.saved] }]);
  },
  label: (project, { saved }) => ({ what: `Deleted ${nameOf(project, saved)}`, where: project.object.title }),
});

function nameOf(project: Project, saved: Id): string {
  return project.behaviors.get(saved)?.name ?? 'a saved behavior';
}
