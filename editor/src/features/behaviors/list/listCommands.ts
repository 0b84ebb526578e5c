import {
  type BehaviorGap,
  type BehaviorOwner,
  type DispatchOptions,
  exampleBehavior,
  findBehavior,
  type Id,
  idsToDuplicate,
  idsToInsert,
  type PasteTarget,
} from '@playhouse/core';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import type { OpenProject } from '../../../session/SessionContext.ts';
import { loadPasting } from '../../paste/loadPasting.ts';
import type { PasteDesk } from '../../paste/pasteDesk.ts';
import { keypathOwnerOf } from '../behaviorSurroundings.ts';
import { readOwn, saveOwn } from '../own/ownCommands.ts';

/**
 * Commands on the behaviors of an owner. Each is one undo step, and so are all calls with one gesture name, such as those
 * of a key that is held down.
 */
export interface ListCommands {
  /** Adds a behavior of a class. Returns its id, or undefined when it is not allowed there. */
  insert(className: string, gap: BehaviorGap): Id | undefined;
  /** Adds the example of a class, filled in with things of the project. */
  insertExample(className: string, gap: BehaviorGap): Id | undefined;
  /** Adds a behavior that is saved in the project. */
  insertSaved(saved: Id, gap: BehaviorGap): Id | undefined;
  /** Adds behaviors that are kept on this device, with what they need. */
  insertOwn(own: string, gap: BehaviorGap): Promise<Id | undefined>;
  move(ids: readonly Id[], gap: BehaviorGap, gesture?: string): void;
  /** Adds copies after the originals; returns the ids of the copies. */
  duplicate(ids: readonly Id[], gesture?: string): readonly Id[];
  remove(ids: readonly Id[], gesture?: string): void;
  setEnabled(ids: readonly Id[], enabled: boolean): void;
  setField(id: Id, field: string, value: unknown): void;
  rename(id: Id, name: string): void;
  /** Wraps behaviors of one list in a new block; returns its id. */
  wrap(ids: readonly Id[], className: 'CompoundBehavior' | 'RuleBehavior'): Id | undefined;
  unwrap(id: Id): void;
  /** Keeps copies on this device, for every project. */
  save(ids: readonly Id[], name: string): void;
  addCondition(rule: Id, index: number): void;
  removeCondition(id: Id): void;
  /** Moves a condition before the one at `index` of a behavior. */
  moveCondition(id: Id, behavior: Id, index: number, gesture?: string): void;
  duplicateCondition(id: Id): void;
}

export function createListCommands(open: OpenProject, owner: BehaviorOwner, desk: PasteDesk): ListCommands {
  const { session } = open;
  const project = () => session.getState().project;
  return {
    ...insertCommands(open, owner, desk),
    move: (behaviors, to, gesture) =>
      void session.dispatch({ kind: 'behavior.move', data: { owner, behaviors, to } }, merged(gesture)),
    duplicate(behaviors, gesture) {
      const ids = idsToDuplicate(project(), owner, behaviors).map(() => session.newId());
      const edit = { kind: 'behavior.duplicate', data: { owner, behaviors, ids } } as const;
      return session.dispatch(edit, merged(gesture)).ok ? ids : [];
    },
    remove: (behaviors, gesture) =>
      void session.dispatch({ kind: 'behavior.remove', data: { owner, behaviors } }, merged(gesture)),
    setEnabled: (behaviors, enabled) =>
      void session.dispatch({ kind: 'behavior.setEnabled', data: { owner, behaviors, enabled } }),
    setField: (behavior, field, value) =>
      void session.dispatch({ kind: 'behavior.setAttribute', data: { owner, behavior, field, value } }),
    rename: (behavior, name) => void session.dispatch({ kind: 'behavior.rename', data: { owner, behavior, name } }),
    wrap(behaviors, className) {
      const id = session.newId();
      const edit = { kind: 'behavior.wrap', data: { owner, behaviors, id, class: className } } as const;
      return session.dispatch(edit).ok ? id : undefined;
    },
    unwrap: (behavior) => void session.dispatch({ kind: 'behavior.unwrap', data: { owner, behavior } }),
    save: (ids, name) => void saveOwn(open, owner, ids, name),
    addCondition: (rule, index) =>
      void session.dispatch({
        kind: 'condition.insert',
        data: { ...conditionIn(owner, rule, session.newId()), index },
      }),
    removeCondition: (id) => void session.dispatch({ kind: 'condition.remove', data: { owner, conditions: [id] } }),
    moveCondition: (id, behavior, index, gesture) =>
      void session.dispatch(
        { kind: 'condition.move', data: { owner, conditions: [id], to: { behavior, index } } },
        merged(gesture),
      ),
    duplicateCondition: (id) =>
      void session.dispatch({
        kind: 'condition.duplicate',
        data: { owner, conditions: [id], ids: [session.newId()] },
      }),
  };
}

/** Merges an edit with those of the same gesture. */
function merged(gesture: string | undefined): DispatchOptions {
  return gesture === undefined ? {} : { history: 'merge', gesture };
}

type InsertCommands = Pick<ListCommands, 'insert' | 'insertExample' | 'insertSaved' | 'insertOwn'>;

function insertCommands(open: OpenProject, owner: BehaviorOwner, desk: PasteDesk): InsertCommands {
  const { session } = open;
  const project = () => session.getState().project;
  return {
    insert(className, gap) {
      const id = session.newId();
      const data = { owner, id, class: className, ...gap };
      const conditions = findBehavior(className)?.children?.includes('conditions') === true;
      const first = conditions
        ? [{ kind: 'condition.insert', data: conditionIn(owner, id, session.newId()) } as const]
        : [];
      return session.dispatch([{ kind: 'behavior.insert', data }, ...first]).ok ? id : undefined;
    },
    insertSaved(saved, gap) {
      const ids = idsToInsert(project(), saved).map(() => session.newId());
      return session.dispatch({ kind: 'behavior.insertSaved', data: { owner, saved, ids, ...gap } }).ok
        ? ids[0]
        : undefined;
    },
    insertExample(className, gap) {
      const example = exampleBehavior(project(), keypathOwnerOf(owner), className, session.newId);
      if (!example) return undefined;
      const data = { owner, behaviors: [example.behavior], ...gap };
      return session.dispatch({ kind: 'behavior.insertTrees', data }).ok ? example.behavior.id : undefined;
    },
    async insertOwn(own, gap) {
      const kept = await readOwn(own);
      const read = kept && (await loadPasting()).readClipboardText(kept.text);
      if (!read) return undefined;
      if (!read.ok) return void showToast(t('“{name}” is damaged and cannot be inserted.', { name: kept.name }));
      const target: PasteTarget =
        'prototype' in owner
          ? { gameId: open.id, screen: 'prototype', prototype: owner.prototype, gap }
          : { gameId: open.id, screen: 'actor', scene: owner.scene, instance: owner.instance, gap };
      const outcome = await desk.pasteBundle(read.value.bundle, { target });
      return outcome.kind === 'pasted' ? outcome.ids[0] : undefined;
    },
  };
}

/** The default condition is a key: the most common one, which only needs a key press to be complete. */
function conditionIn(owner: BehaviorOwner, behavior: Id, id: Id) {
  return { owner, behavior, id, index: 0, conditionType: 0, predicate: 'key' } as const;
}
