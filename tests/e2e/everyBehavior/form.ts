import {
  type Behavior,
  type Edit,
  type Field,
  type Fields,
  findBehavior,
  findPredicate,
  type Issue,
  numericSubjectField,
  type Project,
  subjectAttributeField,
  textSubjectField,
  validateProject,
} from '@playhouse/core';
import type { Locator, Page } from 'playwright';
import type { Turn } from './fieldDriver.ts';
import { pip } from './fullProject.ts';

/** The messages that the page shows for a row of fields or a condition. */
interface ShownRow {
  readonly keys: readonly string[];
  readonly messages: readonly string[];
  /** Keys of fields that look wrong. */
  readonly wrong: readonly string[];
}

/** Fields that belong together on the page: those of a behavior, or of a condition. */
export interface Form {
  readonly fields: Fields;
  /** The fields' values in a project. */
  values(project: Project): Readonly<Record<string, unknown>>;
  edit(key: string, value: unknown): Edit;
  /** The location of a field's widget. */
  at(key: string): Locator;
  /** The row with the menu. */
  readonly row: Locator;
  /** The findings of a project that concern this form. */
  issues(project: Project): readonly Issue[];
  /** The key of the field that a finding concerns. */
  keyOf(issue: Issue): string | undefined;
  shown(): Promise<readonly ShownRow[]>;
  /** Replaces the turns of the field's kind. */
  readonly turns?: Readonly<Record<string, readonly Turn[]>>;
}

export function behaviorsOf(project: Project): readonly Behavior[] {
  return project.actors.get(pip.prototype)?.behaviors ?? [];
}

/** The form of a behavior's card, without fields that are never shown. */
export function behaviorForm(page: Page, { id, class: className }: Pick<Behavior, 'id' | 'class'>): Form {
  const fields = shownFields(findBehavior(className)?.fields ?? {});
  const row = page.locator(`[data-row="${id}"]`);
  const indexIn = (project: Project) => behaviorsOf(project).findIndex((behavior) => behavior.id === id);
  return {
    fields,
    row,
    values: (project) => behaviorsOf(project)[indexIn(project)]?.attributes ?? {},
    edit: (field, value) => ({ kind: 'behavior.setAttribute', data: { owner: pip, behavior: id, field, value } }),
    at: (key) => page.locator(`:is([data-row="${id}"], [data-row="${id} when"]) [data-key="${key}"]`),
    issues(project) {
      const path = ['actors', pip.prototype, 'behaviors', indexIn(project), 'attributes'];
      return validateProject(project).issues.filter((issue) => startsWith(issue, path));
    },
    keyOf: ({ path }) => (path[5] === undefined ? undefined : String(path[5])),
    shown: () => row.evaluate(readRows),
  };
}

/** The form of one condition of a behavior. */
export function conditionForm(page: Page, { id, conditions = [] }: Behavior, at: number): Form {
  const condition = conditions[at];
  if (!condition) throw new Error('the behavior has the condition');
  const { conditionType } = condition.attributes;
  const own = shownFields(findPredicate(condition.predicate.type)?.fields ?? {});
  const subjects: Fields[] = [
    {},
    { subjectAttribute: subjectAttributeField },
    { subject: numericSubjectField },
    { subject: textSubjectField },
  ];
  const target = { owner: pip, condition: condition.id };
  const block = page.locator(`[data-condition="${condition.id}"]`);
  const indexIn = (project: Project) => behaviorsOf(project).findIndex((behavior) => behavior.id === id);
  return {
    fields: { ...subjects[conditionType], ...own },
    row: block,
    values(project) {
      const stored = behaviorsOf(project)[indexIn(project)]?.conditions?.[at];
      return { ...stored?.attributes, ...stored?.predicate.attributes };
    },
    edit: (field, value) =>
      field.startsWith('subject')
        ? { kind: 'condition.setSubject', data: { ...target, subject: value } }
        : { kind: 'condition.setAttribute', data: { ...target, field, value } },
    at: (key) => block.locator(`[data-key="${key}"]`),
    issues(project) {
      const path = ['actors', pip.prototype, 'behaviors', indexIn(project), 'conditions', at];
      return validateProject(project).issues.filter((issue) => startsWith(issue, path));
    },
    keyOf({ path, code }) {
      // What is missing is the attribute.
      if (code === 'condition.incomplete' && conditionType === 1) return 'subjectAttribute';
      return path
        .slice(6)
        .findLast((step): step is string => Object.hasOwn({ ...own, ...subjects[conditionType] }, step));
    },
    shown: () => block.evaluate(readRows),
  };
}

/** Fields without those that are never shown. */
export function shownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]: [string, Field]) => !field.hidden && !field.legacy),
  );
}

function startsWith({ path }: Issue, start: readonly (string | number)[]): boolean {
  return start.every((step, index) => path[index] === step);
}

/**
 * Runs in the page: the rows of a card, or a condition as one row. Messages outside all rows form a row without keys.
 * Buttons in messages do not count as text.
 */
function readRows(card: Element): ShownRow[] {
  const wordsOf = (message: Element) =>
    [...message.childNodes].map((part) => (part.nodeName === 'BUTTON' ? '' : part.textContent)).join('');
  const keysOf = (fields: readonly Element[]) => fields.map((each) => each.getAttribute('data-key') ?? '');
  const read = (around: Element) => ({
    keys: keysOf([...around.querySelectorAll('[data-key]')]),
    wrong: keysOf([...around.querySelectorAll('[data-key]:has([data-wrong], [aria-invalid="true"])')]),
    messages: [...around.querySelectorAll('[data-severity]')].map(wordsOf),
  });
  if (card.hasAttribute('data-condition')) return [read(card)];
  const rows = [...card.querySelectorAll('[data-field]')].map(read);
  const all = [...card.querySelectorAll('[data-severity]')].filter((each) => !each.closest('[data-field]'));
  return [...rows, { keys: [], messages: all.map(wordsOf), wrong: [] }];
}
