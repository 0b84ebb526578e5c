import { applyOps } from '../../edit/applyOps.ts';
import { assetReferences } from '../../edit/asset/assetEntry.ts';
import type { Op } from '../../edit/op.ts';
import { planRename } from '../../edit/project/planRename.ts';
import type { Issue } from '../../model/issue.ts';
import type { Path } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { assetFolders } from '../../model/projectPath.ts';
import { randomProject } from '../../testing/randomProject.ts';
import { seededRandom } from '../../testing/randomSource.ts';
import { textOfProject } from '../../testing/testEdit.ts';
import { validateProject } from '../../validate/validateProject.ts';
import { findUses } from '../findUses.ts';
import type { UseTarget } from '../useTarget.ts';

/** A thing that is stored by its name, with ops that rename it and ops that delete it. */
interface Named {
  readonly target: UseTarget;
  readonly rename: readonly Op[];
  readonly remove?: readonly Op[];
}

const newName = 'A name that nothing has';

/** The numbers of cases tried. */
export interface Tried {
  readonly things: number;
  readonly uses: number;
}

/**
 * In random projects, for everything that is stored by its name: a rename changes no findings and leaves no use of the
 * old name, renaming back restores the original bytes, and a deletion causes findings only at its uses. Throws at the
 * first violation, with its seed.
 */
export function renamesKeepFindings(first: number, count: number): Tried {
  let [things, uses] = [0, 0];
  for (let seed = first; seed < first + count; seed += 1) {
    const project = randomProject(seededRandom(seed));
    for (const named of namedThings(project)) {
      try {
        uses += tryOne(project, named);
        things += 1;
      } catch (cause) {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`seed ${seed}, ${JSON.stringify(named.target)}: ${message}`, { cause });
      }
    }
  }
  return { things, uses };
}

function tryOne(project: Project, { target, rename, remove }: Named): number {
  const before = findingsOf(project);
  const uses = findUses(project, target);
  const planned = planRename(project, target, newName);
  demand(planned.ok, 'the rename is refused');
  if (!planned.ok) return 0;
  const applied = applyOps(project, [...rename, ...planned.value]);
  demand(applied.ok, 'the rename cannot be done');
  if (!applied.ok) return 0;
  const after = applied.value.project;
  demand(findingsOf(after).join('\n') === before.join('\n'), 'the rename changes findings');
  const left = findUses(after, renamed(target));
  demand(target.kind === 'tag' || left.length === uses.length, `${uses.length} uses became ${left.length}`);
  const back = applyOps(after, applied.value.inverse);
  demand(back.ok && textOfProject(back.value.project) === textOfProject(project), 'there is no way back');
  if (remove) checkRemoval(project, remove, uses);
  return uses.length;
}

function checkRemoval(
  project: Project,
  remove: readonly Op[],
  uses: readonly { readonly path: Path; readonly isActive: boolean; readonly owner: { readonly kind: string } }[],
): void {
  const known = new Set(findingsOf(project));
  const removed = applyOps(project, remove);
  demand(removed.ok, 'the deletion cannot be done');
  if (!removed.ok) return;
  const found = validateProject(removed.value.project).issues.filter((issue) => !known.has(keyOf(issue)));
  for (const issue of found) {
    demand(
      uses.some(({ path }) => issue.path.every((key, index) => path[index] === key)),
      `${keyOf(issue)} is no use`,
    );
  }
}

function renamed(target: UseTarget): UseTarget {
  return target.kind === 'row' || target.kind === 'column' ? target : { ...target, id: newName };
}

function namedThings(project: Project): Named[] {
  const assets = assetFolders.flatMap((kind) =>
    project.assets[kind].map((asset): Named => {
      const path = ['assets', kind, { name: asset.name }];
      return {
        target: { kind: assetReferences[kind], id: asset.name },
        rename: [{ op: 'set', path, value: { ...asset, name: newName } }],
        remove: [{ op: 'remove', path }],
      };
    }),
  );
  const tags = project.object.attributes.actorTags.split('\t').filter((tag) => tag !== '');
  const tables = [...project.tables].flatMap(([table, document]) =>
    (['rows', 'columns'] as const).flatMap((list) =>
      document[list].map(({ id }): Named => {
        const rename: readonly Op[] = [{ op: 'set', path: ['tables', table, list, { id }, 'name'], value: newName }];
        return { target: { kind: list === 'rows' ? 'row' : 'column', table, id }, rename };
      }),
    ),
  );
  return [...assets, ...tags.map((id): Named => ({ target: { kind: 'tag', id }, rename: [] })), ...tables];
}

function findingsOf(project: Project): string[] {
  return validateProject(project).issues.map(keyOf);
}

function keyOf({ code, path, message }: Issue): string {
  return `${code} ${path.join('/')} ${message}`;
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
