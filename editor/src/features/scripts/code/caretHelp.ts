import { syntaxTree } from '@codemirror/language';
import { forEachDiagnostic } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { activateHover, closeHoverTooltips, EditorView, hasHoverTooltips, keymap } from '@codemirror/view';
import { helpAt, isName } from './hoverHelp.ts';
import type { ScriptPlace } from './scriptPlace.ts';

/**
 * The twin of the pointer for the keyboard: F1 explains the name at the caret, or the function whose arguments are there,
 * and says what is wrong with it. Screen readers read it. Esc, typing and moving close it.
 */
export function caretHelp(place: ScriptPlace, onNothing: () => void): Extension {
  return [
    keymap.of([
      {
        key: 'F1',
        run(view) {
          const at = explainedAt(view.state, place);
          if (at === undefined) onNothing();
          else explain(view, at, place);
          return true;
        },
      },
      { key: 'Escape', run: close },
    ]),
    EditorView.domEventHandlers({
      blur: (_, view) => {
        // The editor may be in the middle of an update.
        queueMicrotask(() => close(view));
      },
    }),
  ];
}

function explain(view: EditorView, at: number, place: ScriptPlace): void {
  activateHover(view, at, 1, { until: ({ docChanged, selection }) => docChanged || selection !== undefined });
  const found = helpAt(view.state, at, 1, place);
  const help = found ? [found.help.declaration, found.help.help] : [];
  view.dispatch({ effects: EditorView.announce.of([...faultsAt(view.state, at), ...help].join('. ')) });
}

function close(view: EditorView): boolean {
  const isOpen = hasHoverTooltips(view.state);
  if (isOpen) view.dispatch({ effects: closeHoverTooltips });
  return isOpen;
}

/** Where the name begins that is explained for the caret; undefined if nothing is known about it. */
function explainedAt(state: EditorState, place: ScriptPlace): number | undefined {
  const { head } = state.selection.main;
  const names = ([1, -1] as const).map((side) => syntaxTree(state).resolveInner(head, side)).filter(isName);
  const candidates = [...names.map(({ from }) => from), head, ...calledAround(state, head)];
  return candidates.find((at) => helpAt(state, at, 1, place) !== undefined || faultsAt(state, at).length > 0);
}

/** Where the names begin of the functions in whose arguments a position is, from the inside. */
function calledAround(state: EditorState, position: number): number[] {
  const found: number[] = [];
  for (let node = syntaxTree(state).resolveInner(position, -1).parent ?? null; node; node = node.parent) {
    const called = node.name === 'CallExpression' ? node.firstChild : null;
    const name = called?.name === 'MemberExpression' ? called.lastChild : called;
    if (name && isName(name)) found.push(name.from);
  }
  return found;
}

function faultsAt(state: EditorState, position: number): readonly string[] {
  const messages: string[] = [];
  forEachDiagnostic(state, ({ message }, from, to) => {
    if (from <= position && position < Math.max(to, from + 1)) messages.push(message);
  });
  return messages;
}
