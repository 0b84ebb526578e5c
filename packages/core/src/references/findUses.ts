import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from './imageName.ts';
import { useLabels } from './useLabels.ts';
import { isUseOf, type UseTarget } from './useTarget.ts';
import { type ReferenceOwner, walkReferences } from './walk.ts';
import { type WrittenName, walkNames } from './walkNames.ts';

/** One reference that would miss something if it were deleted. Plain data, for "who uses this". */
export interface Use {
  /** The id, name, tag or keypath as stored there. */
  readonly target: string;
  /** Where the text is; the expression as a whole when `range` says where in it. */
  readonly path: Path;
  /** Its position in that text, when the text is a list by tabs. */
  readonly position?: number;
  /** In an expression: from and to in the program's text. */
  readonly range?: readonly [start: number, end: number];
  readonly owner: ReferenceOwner;
  /** False when a neighbor's choice makes the field mean nothing. */
  readonly isActive: boolean;
  /** The location in words: `Player › Spawn Actor › Actor`. */
  readonly words: string;
}

/**
 * Every use of a target, in the order of the documents: references, and names that programs write out. What a text
 * makes up while the game runs cannot be found. A document that the game only lists is not used by that.
 */
export function findUses(project: Project, target: UseTarget): Use[] {
  const uses: Use[] = [];
  walkReferences(project, (reference) => {
    if (!isUseOf(project, reference, target)) return;
    const { target: stored, path, owner, isActive, position } = reference;
    const words = useLabels(project, path);
    uses.push({ target: stored, path, owner, isActive, words, ...(position !== undefined && { position }) });
  });
  const wanted = writtenName(project, target);
  if (wanted === undefined) return uses;
  walkNames(project, (written) => {
    if (!isWritten(written, wanted)) return;
    const { name, path, owner, isActive, range, position } = written;
    const words = useLabels(project, path);
    const at = { ...(range && { range }), ...(position !== undefined && { position }) };
    uses.push({ target: name, path, owner, isActive, words, ...at });
  });
  return uses;
}

type Wanted = Pick<WrittenName, 'kind' | 'name' | 'table'>;

/** How programs write the target, if they do: an image, a tag, or the first row or column of its name in the table. */
function writtenName(project: Project, target: UseTarget): Wanted | undefined {
  if (target.kind === 'image' || target.kind === 'tag') return { kind: target.kind, name: target.id };
  if (target.kind !== 'row' && target.kind !== 'column') return undefined;
  const table = project.tables.get(target.table);
  const members: readonly { readonly id: string; readonly name: string }[] =
    (target.kind === 'row' ? table?.rows : table?.columns) ?? [];
  const member = members.find(({ id }) => id === target.id);
  const first = member && members.find(({ name }) => name === member.name);
  if (member === undefined || first !== member || member.name === '') return undefined;
  return { kind: target.kind, table: target.table, name: member.name };
}

function isWritten(written: WrittenName, wanted: Wanted): boolean {
  if (written.kind !== wanted.kind) return false;
  if (wanted.kind === 'image') return written.name === wanted.name || imageNameOf(written.name) === wanted.name;
  return written.table === wanted.table && written.name === wanted.name;
}
