import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { imageNameOf } from './imageName.ts';
import { useLabels } from './useLabels.ts';
import { isUseOf, type UseTarget } from './useTarget.ts';
import { type ReferenceOwner, walkReferences } from './walk.ts';
import { type WrittenName, walkNames } from './walkNames.ts';

/** A reference that would break if its target were deleted. Plain data, for "who uses this". */
export interface Use {
  /** The stored id, name, tag or keypath. */
  readonly target: string;
  /** Path of the text; of the whole expression when `range` locates it inside. */
  readonly path: Path;
  /** Its position in that text, when the text is a tab-separated list. */
  readonly position?: number;
  /** In an expression: start and end in the program's text. */
  readonly range?: readonly [start: number, end: number];
  readonly owner: ReferenceOwner;
  /** False when another field's value makes this field ineffective. */
  readonly isActive: boolean;
  /** The location in words: `Player › Spawn Actor › Actor`. */
  readonly words: string;
}

/**
 * Every use of a target, in document order: references, and names that programs contain as texts. Names composed while
 * the game runs cannot be found. The game's list entry of a document is not a use.
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

/** The target's text in programs, if any: an image, a tag, or the first row or column with its name in the table. */
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
