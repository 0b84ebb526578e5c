import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type DelegateDocument, findDelegateEvent, newerFormat, type ProjectSession } from '@playhouse/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showToast } from '../../../components/toasts.ts';
import { t } from '../../../i18n/t.ts';
import { newFieldGesture } from '../../../interactions/fieldGesture.ts';
import { useFirstCopy, useSession } from '../../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../../session/walkHistory.ts';
import { textChange } from '../model/textChange.ts';
import { createTypingSteps } from '../model/typingSteps.ts';
import { createScriptState, fromProject, relabel } from './scriptState.ts';

/** The container of a script's editor, the editor, and its current state; the last two exist after the first render. */
export interface ScriptEditorHandle {
  readonly parent: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | undefined;
  readonly state: EditorState | undefined;
}

/** Mounts an editor that shows a script of the project and changes it with every key. */
export function useScriptEditor({ id, name }: DelegateDocument): ScriptEditorHandle {
  const session = useSession();
  const isWhole = useFirstCopy() === undefined;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  useEffect(() => {
    if (!parent.current) return;
    const mounted = mountEditor(session, id, parent.current, { isWhole, onUpdate: setState });
    setState(mounted.view.state);
    setView(mounted.view);
    return () => {
      mounted.stop();
      mounted.view.destroy();
    };
  }, [session, id, isWhole]);
  useEffect(() => {
    if (view) relabel(view, t('Script {name}', { name }));
  }, [view, name]);
  return { parent, view, state };
}

interface Mounting {
  /** Whether everything of the project is here. */
  readonly isWhole: boolean;
  readonly onUpdate: (state: EditorState) => void;
}

function mountEditor(session: ProjectSession, id: string, parent: HTMLElement, { isWhole, onUpdate }: Mounting) {
  const steps = createTypingSteps(newFieldGesture);
  const script = () => session.getState().project.delegates.get(id);
  let isTyping = false;
  const adopt = () => {
    const source = script()?.source;
    const changes = source === undefined ? undefined : textChange(view.state.sliceDoc(), source);
    if (!changes) return;
    steps.close();
    const caret = changes.from + changes.insert.length;
    view.dispatch({ changes, selection: { anchor: caret }, scrollIntoView: true, annotations: fromProject.of(true) });
  };
  const view = new EditorView({
    parent,
    state: createScriptState({
      source: script()?.source ?? '',
      label: t('Script'),
      isReadOnly: !isWhole || newerFormat(session.getState().project.object.formatVersion, 'blocking') !== undefined,
      place: {
        project: () => session.getState().project,
        event: () => findDelegateEvent(script()?.event ?? ''),
      },
      onType(source) {
        isTyping = true;
        const edit = { kind: 'delegate.setSource', data: { delegate: id, source } } as const;
        const done = session.dispatch(edit, { history: 'replace', gesture: steps.gestureAt(Date.now()) });
        isTyping = false;
        if (!done.ok) showToast(done.issues[0]?.message ?? t('This cannot be changed.'));
        // The project may keep less, such as no control characters. An editor cannot change while it tells of a change.
        if (script()?.source !== source) queueMicrotask(adopt);
      },
      onWalk(direction) {
        const { undo, redo } = session.getState().history;
        const step = (direction === 'undo' ? undo : redo).at(-1);
        const isHere = step?.actions.some(({ undoData }) =>
          undoData.some(({ path }) => path[0] === 'delegates' && path[1] === id),
        );
        (direction === 'undo' ? undoStep : redoStep)(session, { isNamed: !isHere });
      },
      onUnknown: () => showToast(t('No help for this word. Ctrl Space lists what a script can use.')),
      onUpdate,
    }),
  });
  const stop = session.subscribe(() => {
    if (!isTyping) adopt();
  });
  return { view, stop };
}
