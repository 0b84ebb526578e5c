import { writeTextLiteral } from '../../expression/textLiteral.ts';
import { succeed } from '../../model/issue.ts';
import { isJsonObject } from '../../model/json.ts';
import { childAt, type Path, valueAt } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { isExpression } from '../../references/expressionValue.ts';
import { findUses, type Use } from '../../references/findUses.ts';
import { imageNameOf } from '../../references/imageName.ts';
import { replaceInProgram } from '../../references/replaceInProgram.ts';
import type { UseTarget } from '../../references/useTarget.ts';
import { readsAsIndex } from '../../references/walkNames.ts';
import { type EditDefinition, refusal } from '../defineEdit.ts';
import { indexOfMember, keyOfMember } from '../memberIndex.ts';
import type { EditKey, EditPath, Op } from '../op.ts';

/** A path as edits address it: list members by id if they have one. docs/architecture.md#edits-and-history. */
function editPathOf(project: Project, path: Path): EditPath {
  const keys: EditKey[] = [];
  let value: unknown = project;
  for (const key of path) {
    keys.push(Array.isArray(value) ? memberKey(value, Number(key)) : key);
    value = childAt(value, key);
  }
  return keys;
}

/** Parts of expressions are texts without ids, and damaged lists may repeat ids: both are addressed by index. */
function memberKey(list: readonly unknown[], index: number): EditKey {
  const member = list[index];
  const key = isJsonObject(member) ? keyOfMember(member, index) : index;
  return typeof key !== 'object' || 'row' in key || indexOfMember(list, key) === index ? key : index;
}

/**
 * Ops that make everything that uses a target by name use another name. The target itself is not renamed; references by
 * id need no change. Refused when a row or column would be read as something else under the new name.
 */
export function planRename(project: Project, target: UseTarget, to: string): ReturnType<EditDefinition['plan']> {
  const uses = isNamed(target) ? findUses(project, target) : [];
  if ((target.kind === 'row' || target.kind === 'column') && uses.length > 0) {
    const fault = misread(project, target, to);
    if (fault !== undefined) return refusal(fault);
  }
  const ops = [...groupByPath(uses).values()].flatMap((group) => replaced(project, target, group, to));
  return succeed(target.kind === 'tag' ? [...listedTag(project, target.id, to), ...ops] : ops);
}

/** True for targets that are referenced by name, so that a rename has to reach every use. */
function isNamed({ kind }: UseTarget): boolean {
  return namedKinds.has(kind);
}

const namedKinds: ReadonlySet<string> = new Set(['image', 'sound', 'music', 'font', 'tag', 'row', 'column']);

function misread(
  project: Project,
  { kind, table, id }: UseTarget & { kind: 'row' | 'column' },
  to: string,
): string | undefined {
  if (to === '' || readsAsIndex(to))
    return `Behaviors use this ${kind} by its name, which cannot be blank or a number.`;
  const document = project.tables.get(table);
  const members = (kind === 'row' ? document?.rows : document?.columns) ?? [];
  const isTaken = members.some((member) => member.name === to && member.id !== id);
  return isTaken ? `Behaviors use this ${kind} by its name, and another ${kind} has the new name.` : undefined;
}

/** Uses grouped by the text or expression that contains them. */
function groupByPath(uses: readonly Use[]): Map<string, Use[]> {
  const groups = new Map<string, Use[]>();
  for (const use of uses) {
    const key = JSON.stringify(use.path);
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  return groups;
}

function replaced(project: Project, target: UseTarget, group: readonly Use[], to: string): Op[] {
  const [first] = group;
  if (first === undefined) return [];
  const { path } = first;
  const value = valueAt(project, path);
  if (isExpression(value)) {
    const texts = group.flatMap(({ range, target: name }) =>
      range ? [{ range, text: writeTextLiteral(newName(target, name, to)) }] : [],
    );
    return [setAt(project, [...path, '$'], replaceInProgram(value.$, texts))];
  }
  if (typeof value !== 'string') return [];
  if (first.position === undefined) return [setAt(project, path, newName(target, value, to))];
  const positions = new Set(group.map(({ position }) => position));
  const entries = value
    .split('\t')
    .map((entry, position) => (positions.has(position) ? newName(target, entry, to) : entry));
  return [setAt(project, path, joined(target, entries))];
}

/** An image written with its file extension keeps the extension. */
function newName(target: UseTarget, stored: string, to: string): string {
  if (target.kind !== 'image' || stored === target.id) return to;
  return `${to}${stored.slice(imageNameOf(stored).length)}`;
}

/** An actor has each tag once, even if it already had the new name. */
function joined({ kind }: UseTarget, entries: readonly string[]): string {
  return (kind === 'tag' ? [...new Set(entries)] : entries).join('\t');
}

/** The game's list of tags does not count as a use, but has to follow the rename. */
function listedTag(project: Project, tag: string, to: string): Op[] {
  const entries = project.object.attributes.actorTags.split('\t');
  if (!entries.includes(tag)) return [];
  const value = [...new Set(entries.map((entry) => (entry === tag ? to : entry)))].join('\t');
  return [{ op: 'set', path: ['object', 'attributes', 'actorTags'], value }];
}

function setAt(project: Project, path: Path, value: unknown): Op {
  return { op: 'set', path: editPathOf(project, path), value };
}
