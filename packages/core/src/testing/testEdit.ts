import { applyEdit } from '../edit/applyEdit.ts';
import type { EditOf } from '../edit/defineEdit.ts';
import type { Edit } from '../edit/editDefinitions.ts';
import * as validators from '../generated/validators.js';
import { createProjectSession, type ProjectSession } from '../history/projectSession.ts';
import type { Issue } from '../model/issue.ts';
import { collectionNames, type Project } from '../model/project.ts';

/**
 * Makes an edit and checks what every edit promises: the given project is unchanged; undo restores its bytes and redo
 * those of the result; edit and checkpoint survive JSON; documents keep their shape, and unchanged parts keep their
 * identity. Returns the result; with `after`, checks that it equals that project. Throws at the first broken promise.
 */
export function testEdit(before: Project, edit: Edit, after?: Project): Project {
  const original = textOfProject(before);
  freezeProject(before);
  const session = sessionOn(before);
  const done = session.dispatch(edit);
  demand(done.ok, () => `the edit was refused: ${done.ok ? '' : done.issues.map(({ message }) => message).join(' ')}`);
  const result = session.getState().project;
  const final = textOfProject(result);
  demand(textOfProject(before) === original, () => 'the edit changed the project it was given');
  if (after) demandEqual(final, textOfProject(after), 'the result is not the expected one');
  checkHistory(session, original, final);
  checkJson(before, edit, final);
  checkShapes(result);
  checkIdentity(before, result);
  return result;
}

/** The findings of a refused edit. Throws when it is not refused, or when refusing changed anything. */
export function testRefusal(before: Project, edit: Edit): readonly Issue[] {
  freezeProject(before);
  const session = sessionOn(before);
  const done = session.dispatch(edit);
  demand(!done.ok, () => 'the edit was not refused');
  demand(session.getState() === session.getInitialState(), () => 'a refused edit changed the session');
  return done.ok ? [] : done.issues;
}

/** All documents as one text that reflects the order of keys and lists, for comparing projects byte by byte. */
export function textOfProject(project: Project): string {
  const collections = collectionNames.map((name) => [name, [...project[name]]] as const);
  return JSON.stringify([project.object, project.assets, collections], null, 1);
}

/** Makes every change to the documents of a project throw. */
export function freezeProject(project: Project): void {
  freeze(project.object);
  freeze(project.assets);
  for (const name of collectionNames) for (const document of project[name].values()) freeze(document);
}

/** Throws when a document of the project does not have the stored shape. */
export function checkShapes(project: Project): void {
  checkShape('object', validators.validateGame, project.object);
  checkShape('assets', validators.validateAssets, project.assets);
  for (const name of collectionNames) {
    for (const [id, document] of project[name]) checkShape(`${name} ${id}`, shapes[name], document);
  }
}

function sessionOn(project: Project): ProjectSession {
  const noId = () => {
    throw new Error('an edit takes its ids from its data');
  };
  return createProjectSession({ project, ids: noId, clock: () => 0 });
}

function checkHistory(session: ProjectSession, original: string, final: string): void {
  const undone = session.undo();
  demand(undone.length === 0, () => `undo reports ${undone[0]?.message}`);
  demandEqual(textOfProject(session.getState().project), original, 'undo does not give the project back');
  session.redo();
  demandEqual(textOfProject(session.getState().project), final, 'redo does not repeat the edit');
  session.undo();
  demandEqual(textOfProject(session.getState().project), original, 'undo after redo does not give the project back');
  session.redo();
}

function checkJson(before: Project, edit: Edit, final: string): void {
  const copy: EditOf<string, unknown> = JSON.parse(JSON.stringify(edit));
  const applied = applyEdit(before, copy);
  demand(applied.ok, () => 'the edit is refused after a round trip through JSON');
  if (!applied.ok) return;
  demandEqual(textOfProject(applied.value.project), final, 'the edit does something else after a trip through JSON');
  const undo = { kind: 'ops.apply', data: JSON.parse(JSON.stringify(applied.value.inverse)) };
  const undone = applyEdit(applied.value.project, undo);
  demand(undone.ok, () => 'undo is refused after a round trip through JSON');
  if (undone.ok) {
    demandEqual(textOfProject(undone.value.project), textOfProject(before), 'undo does something else after JSON');
  }
}

type Check = (value: unknown) => boolean;

const shapes: Readonly<Record<(typeof collectionNames)[number], Check>> = {
  scenes: validators.validateScene,
  actors: validators.validatePrototype,
  tables: validators.validateTable,
  delegates: validators.validateDelegate,
  behaviors: validators.validateSavedBehavior,
  tests: validators.validatePlayTest,
};

function checkShape(name: string, validator: Check, document: unknown): void {
  demand(validator(document), () => `${name} has not the stored shape`);
}

/** Anything with an id and equal content before and after must be the same object. */
function checkIdentity(before: Project, after: Project): void {
  demandSame(before.object, after.object, 'object');
  demandSame(before.assets, after.assets, 'assets');
  for (const name of collectionNames) {
    for (const [id, document] of before[name]) demandSame(document, after[name].get(id), `${name} ${id}`);
    for (const [id, document] of before[name]) compareMembers(document, after[name].get(id), `${name} ${id}`);
  }
}

function compareMembers(before: unknown, after: unknown, where: string): void {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const later = new Map(after.map((member: unknown) => [idOf(member), member]));
    for (const member of before) {
      const other = idOf(member) === undefined ? member : later.get(idOf(member));
      demandSame(member, other, `${where} ${idOf(member)}`);
      compareMembers(member, other, where);
    }
    return;
  }
  for (const [key, part] of Object.entries(before)) compareMembers(part, Reflect.get(after, key), `${where} ${key}`);
}

function idOf(member: unknown): unknown {
  return typeof member === 'object' && member !== null ? Reflect.get(member, 'id') : undefined;
}

function demandSame(before: unknown, after: unknown, where: string): void {
  if (before === after || JSON.stringify(before) !== JSON.stringify(after)) return;
  throw new Error(`${where} did not change and yet is another object`);
}

function demandEqual(found: string, wanted: string, message: string): void {
  if (found === wanted) return;
  const [lines, others] = [found.split('\n'), wanted.split('\n')];
  const at = lines.findIndex((line, index) => line !== others[index]);
  throw new Error(`${message}: found ${lines[at]?.trim()} in place of ${others[at]?.trim()} in line ${at + 1}`);
}

function demand(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}
