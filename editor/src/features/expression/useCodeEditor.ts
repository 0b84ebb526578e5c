import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditorPlace } from './editorScope.ts';
import { changePlace, createEditorState, type ProgramEditorOptions } from './programEditor.ts';

export type CodeEditorOptions = Omit<ProgramEditorOptions, 'onUpdate'>;

/** The container of an editor, the editor, and its current state; the last two exist after the first render. */
export interface CodeEditor {
  readonly parent: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | undefined;
  readonly state: EditorState | undefined;
}

/** Mounts an editor and tracks its state. The initial document is read only once. */
export function useCodeEditor(options: CodeEditorOptions): CodeEditor {
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const latest = useRef(options);
  latest.current = options;
  const scope = useRef<EditorPlace>(options.scope);
  useEffect(() => {
    if (!parent.current) return;
    const { start, scope: first, look, onCancel, onOpenDialog } = latest.current;
    const created = createEditorState({
      start,
      scope: first,
      look,
      onCommit: (at) => latest.current.onCommit(at),
      onCancel: onCancel && (() => latest.current.onCancel?.()),
      onOpenDialog: onOpenDialog && ((at) => latest.current.onOpenDialog?.(at)),
      onUpdate: setState,
    });
    const mounted = new EditorView({ state: created, parent: parent.current });
    setState(created);
    setView(mounted);
    return () => mounted.destroy();
  }, []);
  useEffect(() => {
    if (!view || scope.current === options.scope) return;
    scope.current = options.scope;
    changePlace(view, options.scope);
  }, [view, options.scope]);
  return { parent, view, state };
}
