import { applyEdit, createProjectNames, type Edit, isJsonObject, type Project } from '@playhouse/core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { makeEdits, readActor, readProject } from './editedActor.ts';
import { gone, type Turn } from './fieldDriver.ts';
import type { Form } from './form.ts';
import { driverOf, stagesOf, turnsOf } from './formTurns.ts';
import { doom, pip } from './fullProject.ts';

/** The page, and the project that it should contain: the result of the same edits in core. */
export interface Trial {
  readonly page: Page;
  project: Project;
}

/** Delay of the page's project check, in ms. */
const checkDelay = 1000;

/** Tries each field of a form: fills it, breaks it, repairs it, and compares stored values and messages with core. */
export async function tryForm(trial: Trial, form: Form): Promise<void> {
  const broken = new Set<string>();
  await expectMessages(trial, form, new Map());
  for (const { settings, keys } of stagesOf(form)) {
    for (const [key, value] of settings) await enter(trial, form, key, value);
    for (const key of await tryFields(trial, form, keys)) broken.add(key);
  }
  const breakable = Object.entries(form.fields).filter(([, field]) => driverOf(field).canBreak(field));
  expect([...broken].sort()).toEqual(breakable.map(([key]) => key).sort());
}

/** Tries all turns of some fields in rounds: fills all of them, then breaks all of them. Returns the broken ones. */
async function tryFields(trial: Trial, form: Form, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const turns = new Map(keys.map((key) => [key, turnsOf(form, key)]));
  const rounds = Math.max(0, ...[...turns.values()].map(({ length }) => length));
  const broken = new Set<string>();
  let wasBroken = false;
  for (let round = 0; round < rounds; round += 1) {
    const current = [...turns].flatMap(([key, { [round]: turn }]) => (turn ? [[key, turn] as const] : []));
    for (const [key, { value }] of current) await enter(trial, form, key, value);
    for (const [key] of current) expect(findingsOf(trial.project, form, key)).toEqual([]);
    if (wasBroken) await expectMessages(trial, form, new Map());
    const wrong = await breakFields(trial, form, current);
    for (const key of wrong) broken.add(key);
    wasBroken = wrong.length > 0;
  }
  return broken;
}

/** Breaks the fields that have invalid values in this turn, and expects their messages. */
async function breakFields(
  trial: Trial,
  form: Form,
  turns: readonly (readonly [key: string, turn: Turn])[],
): Promise<readonly string[]> {
  const chosen = turns.flatMap(([key, { wrongs = [] }]) => {
    const wrong = wrongs.find((each) => isWrong(trial.project, form, key, each));
    return wrong === undefined ? [] : [[key, wrong] as const];
  });
  const refusals = new Map<string, string>();
  for (const [key, wrong] of chosen) {
    if (wrong === gone) continue;
    const refusal = await enter(trial, form, key, wrong);
    if (refusal !== undefined) refusals.set(key, refusal);
  }
  const before = trial.project;
  const isDoomed = chosen.some(([, wrong]) => wrong === gone);
  if (isDoomed) {
    await makeEdits(trial.page, doom);
    trial.project = applyAll(before, doom);
  }
  if (chosen.length > 0) await expectMessages(trial, form, refusals);
  if (isDoomed) {
    await form.row.press('Control+z');
    trial.project = before;
    await expectStored(trial);
  }
  return chosen.map(([key]) => key);
}

function isWrong(project: Project, form: Form, key: string, value: unknown): boolean {
  if (value === gone) return findingsOf(applyAll(project, doom), form, key).length > 0;
  const done = applyEdit(project, form.edit(key, value));
  return !done.ok || findingsOf(done.value.project, form, key).length > 0;
}

/** Enters a value with the field's widget, and waits until it is stored. Returns why core rejects it, if it does. */
export async function enter(trial: Trial, form: Form, key: string, value: unknown): Promise<string | undefined> {
  const { page, project } = trial;
  const field = form.fields[key];
  if (!field) throw new Error(`there is a field ${key}`);
  const stored = form.values(project)[key] ?? field.default;
  const names = createProjectNames(project, { kind: 'prototype', id: pip.prototype });
  await driverOf(field).enter({ page, at: form.at(key), row: form.row, field, value: stored, project, names }, value);
  const settled = Array.isArray(value) ? withIds(value, form.values(await readProject(page))[key]) : value;
  const done = applyEdit(project, form.edit(key, settled));
  if (done.ok) trial.project = done.value.project;
  await expectStored(trial, key);
  return done.ok ? undefined : done.issues[0]?.message;
}

/** Adds the ids that the page chose to the members of a list. */
function withIds(wanted: readonly unknown[], stored: unknown): readonly unknown[] {
  const ids = Array.isArray(stored) ? stored.map((member) => (isJsonObject(member) ? member.id : undefined)) : [];
  return wanted.map((member, index) => (isJsonObject(member) ? { ...member, id: ids[index] } : member));
}

/** Waits until the page stores the result of the same edits in core. */
export async function expectStored({ page, project }: Trial, key = ''): Promise<void> {
  await expect
    .poll(() => readActor(page, pip.prototype), { interval: 10, message: key })
    .toStrictEqual(project.actors.get(pip.prototype));
}

/** Waits until each row of the form shows exactly the messages that core reports for its fields. */
async function expectMessages(trial: Trial, form: Form, refusals: ReadonlyMap<string, string>): Promise<void> {
  await trial.page.clock.fastForward(2 * checkDelay);
  const issues = form.issues(trial.project);
  const rows = await form.shown();
  const known = new Set(rows.flatMap(({ keys }) => keys));
  const messagesOf = (key: string): readonly string[] => {
    const refusal = refusals.get(key);
    if (refusal !== undefined) return [refusal];
    return issues.filter((issue) => form.keyOf(issue) === key).map(({ message }) => message);
  };
  const wanted = rows.map(({ keys }, index) => {
    const isRest = index === rows.length - 1;
    const rest = issues.filter((issue) => isRest && !known.has(form.keyOf(issue) ?? ''));
    const messages = [...keys.flatMap(messagesOf), ...rest.map(({ message }) => message)];
    return { keys, messages, wrong: keys.filter((key) => messagesOf(key).length > 0) };
  });
  await expect.poll(form.shown, { interval: 20 }).toEqual(wanted);
}

function findingsOf(project: Project, form: Form, key: string) {
  return form.issues(project).filter((issue) => form.keyOf(issue) === key);
}

/** Makes edits in core. */
export function applyAll(project: Project, edits: readonly Edit[]): Project {
  return edits.reduce((current, edit) => {
    const done = applyEdit(current, edit);
    if (!done.ok) throw new Error(done.issues[0]?.message);
    return done.value.project;
  }, project);
}
