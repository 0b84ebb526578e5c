import { classTitle } from '../catalogue/behaviorTitle.ts';
import { findBehavior } from '../catalogue/findBehavior.ts';
import { findPredicate } from '../catalogue/findPredicate.ts';
import { isJsonObject } from '../model/json.ts';
import { locationOf } from '../model/owner.ts';
import type { Path } from '../model/path.ts';
import { valueAt } from '../model/path.ts';
import type { Project } from '../model/project.ts';

/** A path in a project as text, from the outside in: `Meadow › Pip › Change Image › Image`. */
export function useLabels(project: Project, path: Path): string {
  const { owner, instance, behavior } = locationOf(project, path);
  const title = behavior && classTitle(behavior.class);
  const words = [ownerWords(project, path, owner.name), instance?.name, title, fieldLabels(project, path)];
  return words.filter((word) => word !== undefined && word !== '').join(' › ');
}

function ownerWords(project: Project, path: Path, name: string): string {
  const [head, key] = path;
  if (head === 'behaviors') return project.behaviors.get(String(key))?.name ?? '';
  return head === 'tests' ? String(key) : name;
}

const actorWords: Readonly<Record<string, string>> = { image: 'Image', tags: 'Tags' };

/** The label of the innermost field on the path; for an actor's own attribute, its title. */
function fieldLabels(project: Project, path: Path): string | undefined {
  const at = path.lastIndexOf('attributes');
  const key = at < 0 ? undefined : path[at + 1];
  if (typeof key !== 'string') return undefined;
  const entity = valueAt(project, path.slice(0, at));
  if (!isJsonObject(entity)) return undefined;
  if (typeof entity.class === 'string' && path[at - 2] !== 'conditions') {
    return findBehavior(entity.class)?.fields[key]?.label ?? key;
  }
  if (typeof entity.type === 'string') return `Condition: ${findPredicate(entity.type)?.fields[key]?.label ?? key}`;
  if (path[at - 2] === 'conditions') return 'Condition';
  return actorWords[key] ?? key;
}
