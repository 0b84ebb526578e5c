import type { ProjectSession } from '@playhouse/core';
import { useMemo } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { undoAction } from '../../session/undoAction.ts';

/** The event of a new script: where most begin. */
const firstEvent = 'onGameReady';

/** Edits of scripts. A refusal shows a note. */
export interface ScriptEdits {
  /** True once it is done. */
  dispatch(...edits: Parameters<ProjectSession['dispatch']>): boolean;
  /** The id of the new script; undefined when it was refused. */
  addScript(data?: { readonly name: string; readonly event: string }): string | undefined;
  duplicateScript(id: string): string | undefined;
  /** Deletes scripts and offers to undo that. */
  removeScripts(ids: readonly string[]): boolean;
}

/** The edits of the open project's scripts. */
export function useScriptEdits(): ScriptEdits {
  const session = useSession();
  return useMemo(() => scriptEdits(session), [session]);
}

function scriptEdits(session: ProjectSession): ScriptEdits {
  const dispatch: ScriptEdits['dispatch'] = (...edits) => {
    const done = session.dispatch(...edits);
    tellRefusal(done);
    return done.ok;
  };
  return {
    dispatch,
    addScript(data) {
      const id = session.newId();
      return dispatch({ kind: 'delegate.add', data: { event: firstEvent, ...data, id } }) ? id : undefined;
    },
    duplicateScript(delegate) {
      const id = session.newId();
      return dispatch({ kind: 'delegate.duplicate', data: { delegate, id } }) ? id : undefined;
    },
    removeScripts(ids) {
      const { delegates } = session.getState().project;
      const [first] = ids;
      const what =
        ids.length === 1 && first !== undefined
          ? `“${delegates.get(first)?.name}”`
          : t('{count} scripts', { count: ids.length });
      if (!dispatch(ids.map((delegate) => ({ kind: 'delegate.remove', data: { delegate } })))) return false;
      showToast(t('Deleted {what}.', { what }), undoAction(session));
      return true;
    },
  };
}
