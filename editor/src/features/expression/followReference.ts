import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useFinding } from '../../ui-state/finding.ts';
import { editorScope } from './editorScope.ts';
import { programDocument } from './placedChips.ts';
import { adoptNames } from './programDocument.ts';

/** Goes to what the name at the caret refers to, or lists its uses. First, `accept` ends editing as Enter or OK does. */
export function followReference(
  view: EditorView,
  question: 'definition' | 'uses',
  accept: (view: EditorView) => void,
): void {
  const keypath = referenceAtCaret(view.state);
  const target = keypath === undefined ? undefined : view.state.facet(editorScope).scope.targetOf?.(keypath);
  if (!target) return;
  accept(view);
  const { goTo, findUses } = useFinding.getState();
  if (question === 'definition') goTo(target);
  else findUses(target);
}

/** The keypath of the attribute at the caret, also while its name is being typed; between two, the one that follows. */
export function referenceAtCaret(state: EditorState): string | undefined {
  const { head } = state.selection.main;
  const { chips } = adoptNames(programDocument(state), state.facet(editorScope).findKeypath);
  const touching = chips.filter(({ from, to }) => from <= head && head <= to);
  return (touching.find(({ to }) => head < to) ?? touching[0])?.keypath;
}
