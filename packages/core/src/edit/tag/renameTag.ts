import { succeed } from '../../model/issue.ts';
import { findReferences } from '../../references/findReferences.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { planRename } from '../project/planRename.ts';
import { tagFault, tagsIn } from './tagText.ts';

/** Renames a tag wherever it is named: in the list, at actors and instances, in behaviors and conditions. */
export const renameTag = defineEdit({
  kind: 'tag.rename',
  plan(project, { tag, name }: { readonly tag: string; readonly name: string }) {
    const listed = tagsIn(project.object.attributes.actorTags);
    const isKnown = (each: string) =>
      listed.includes(each) || findReferences(project, { kind: 'tag', id: each }).length > 0;
    if (tag === '' || !isKnown(tag)) return missing('The tag');
    const fault = tagFault(name);
    if (fault) return fault;
    if (name === tag) return succeed([]);
    return isKnown(name)
      ? refusal(`There is already a tag ${name}.`)
      : planRename(project, { kind: 'tag', id: tag }, name);
  },
  label: (project, { tag, name }) => ({ what: `Renamed the tag ${tag} to ${name}`, where: project.object.title }),
});
