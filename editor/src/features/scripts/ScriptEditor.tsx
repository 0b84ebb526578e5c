import { snippet } from '@codemirror/autocomplete';
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { DelegateDocument } from '@playhouse/core';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../i18n/t.ts';
import code from './Code.module.css';
import { offsetAt, type ScriptProblem, showProblems } from './code/problemMarks.ts';
import { useScriptEditor } from './code/useScriptEditor.ts';
import { useScriptProblems } from './code/useScriptProblems.ts';
import styles from './ScriptEditor.module.css';
import { ScriptHead } from './ScriptHead.tsx';
import { ScriptProblems } from './ScriptProblems.tsx';
import { ScriptSide } from './ScriptSide.tsx';
import { ScriptStatus } from './ScriptStatus.tsx';

/** From this width on, events and functions are shown beside the code at first. */
const wide = '(min-width: 1101px)';

/** A script as code, with its event, its problems, and what scripts can use. */
export function ScriptEditor({ script }: { readonly script: DelegateDocument }) {
  const { parent, view, state } = useScriptEditor(script);
  const problems = useScriptProblems(script);
  const [isSideOpen, setSideOpen] = useState(() => matchMedia(wide).matches);
  useWantedLine(view);
  useEffect(() => {
    view?.dispatch(showProblems(view.state, problems));
  }, [view, problems]);
  return (
    <section className={styles.page} aria-label={t('Script {name}', { name: script.name })}>
      <ScriptHead script={script} isSideOpen={isSideOpen} onSide={() => setSideOpen(!isSideOpen)} />
      <div className={styles.work}>
        <div className={styles.column}>
          <div ref={parent} className={`${styles.code} ${code.code}`} />
          <ScriptProblems
            script={script}
            problems={problems}
            onGo={(position) => (view && position ? goTo(view, position) : view?.focus())}
          />
          <ScriptStatus state={state} />
        </div>
        {isSideOpen ? (
          <ScriptSide
            script={script}
            onCode={() => view?.focus()}
            onInsert={(template) => (view ? insert(view, template) : undefined)}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Goes to the line of the address, once for each address. */
function useWantedLine(view: EditorView | undefined): void {
  const [search] = useSearchParams();
  const [line, column] = [Number(search.get('line')), Number(search.get('column') ?? 1)];
  const wanted = useMemo(() => (line >= 1 ? { line, column } : undefined), [line, column]);
  useEffect(() => {
    if (view && wanted) goTo(view, wanted);
  }, [view, wanted]);
}

function goTo(view: EditorView, position: NonNullable<ScriptProblem['position']>): void {
  const offset = offsetAt(view.state.doc, position);
  view.dispatch({
    selection: EditorSelection.cursor(offset),
    effects: EditorView.scrollIntoView(offset, { y: 'center' }),
  });
  view.focus();
}

/** Inserts a call in place of the selection; Tab leads through its arguments. */
function insert(view: EditorView, template: string): void {
  const { from, to } = view.state.selection.main;
  snippet(template)(view, null, from, to);
  view.focus();
}
