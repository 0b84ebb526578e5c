import {
  type BehaviorGap,
  type BehaviorOwner,
  findBehavior,
  type Id,
  idsToDuplicate,
  idsToInsert,
  type ProjectSession,
} from '@playhouse/core';

/** Commands on the behaviors of an owner, each of them one undo step. */
export interface ListCommands {
  /** Adds a behavior of a class; returns its id, or undefined when it is not allowed there. */
  insert(className: string, place: BehaviorGap): Id | undefined;
  /** Adds a saved behavior. */
  insertSaved(saved: Id, place: BehaviorGap): Id | undefined;
  move(ids: readonly Id[], place: BehaviorGap): void;
  /** Inserts copies after the originals; returns their ids. */
  duplicate(ids: readonly Id[]): readonly Id[];
  remove(ids: readonly Id[]): void;
  setEnabled(ids: readonly Id[], enabled: boolean): void;
  rename(id: Id, name: string): void;
  /** Wraps behaviors of one list in a new block; returns its id. */
  wrap(ids: readonly Id[], className: 'CompoundBehavior' | 'RuleBehavior'): Id | undefined;
  unwrap(id: Id): void;
  /** Saves a copy in the author's own library. */
  save(id: Id): void;
  addCondition(rule: Id, index: number): void;
  removeCondition(id: Id): void;
}

export function createListCommands(session: ProjectSession, owner: BehaviorOwner): ListCommands {
  const project = () => session.getState().project;
  return {
    insert(className, place) {
      const id = session.newId();
      const data = { owner, id, class: className, ...place };
      const conditions = findBehavior(className)?.children?.includes('conditions') === true;
      const first = conditions
        ? [{ kind: 'condition.insert', data: conditionIn(owner, id, session.newId()) } as const]
        : [];
      return session.dispatch([{ kind: 'behavior.insert', data }, ...first]).ok ? id : undefined;
    },
    insertSaved(saved, place) {
      const ids = idsToInsert(project(), saved).map(() => session.newId());
      return session.dispatch({ kind: 'behavior.insertSaved', data: { owner, saved, ids, ...place } }).ok
        ? ids[0]
        : undefined;
    },
    move: (behaviors, to) => void session.dispatch({ kind: 'behavior.move', data: { owner, behaviors, to } }),
    duplicate(behaviors) {
      const ids = idsToDuplicate(project(), owner, behaviors).map(() => session.newId());
      return session.dispatch({ kind: 'behavior.duplicate', data: { owner, behaviors, ids } }).ok ? ids : [];
    },
    remove: (behaviors) => void session.dispatch({ kind: 'behavior.remove', data: { owner, behaviors } }),
    setEnabled: (behaviors, enabled) =>
      void session.dispatch({ kind: 'behavior.setEnabled', data: { owner, behaviors, enabled } }),
    rename: (behavior, name) => void session.dispatch({ kind: 'behavior.rename', data: { owner, behavior, name } }),
    wrap(behaviors, className) {
      const id = session.newId();
      const edit = { kind: 'behavior.wrap', data: { owner, behaviors, id, class: className } } as const;
      return session.dispatch(edit).ok ? id : undefined;
    },
    unwrap: (behavior) => void session.dispatch({ kind: 'behavior.unwrap', data: { owner, behavior } }),
    save: (behavior) =>
      void session.dispatch({ kind: 'savedBehavior.add', data: { owner, behavior, id: session.newId() } }),
    addCondition: (rule, index) =>
      void session.dispatch({
        kind: 'condition.insert',
        data: { ...conditionIn(owner, rule, session.newId()), index },
      }),
    removeCondition: (id) => void session.dispatch({ kind: 'condition.remove', data: { owner, conditions: [id] } }),
  };
}

/** The first condition is a key: the most common one, and complete once a key is pressed. */
function conditionIn(owner: BehaviorOwner, behavior: Id, id: Id) {
  return { owner, behavior, id, index: 0, conditionType: 0, predicate: 'key' } as const;
}
