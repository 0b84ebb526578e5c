import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { type NameHelp, nameHelp } from '../model/scriptHelp.ts';
import { helpElement } from './helpElement.ts';
import type { ScriptPlace } from './scriptPlace.ts';

/** A name in a script, and what it means. */
interface ExplainedName {
  readonly from: number;
  readonly to: number;
  readonly help: NameHelp;
}

/** Explains the name under the pointer. */
export function hoverHelp(place: ScriptPlace): Extension {
  return hoverTooltip(({ state }, position, side) => {
    const found = helpAt(state, position, side, place);
    if (!found) return null;
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom: helpElement(found.help) }) };
  });
}

/** What the name at a position means; undefined for names that are not the game's. `side` decides between two names. */
export function helpAt(
  state: EditorState,
  position: number,
  side: -1 | 1,
  place: ScriptPlace,
): ExplainedName | undefined {
  const node = syntaxTree(state).resolveInner(position, side);
  if (!isName(node)) return undefined;
  const { name: kind, from, to } = node;
  const where = { before: state.sliceDoc(0, from), isMember: kind === 'PropertyName' };
  const help = nameHelp(state.sliceDoc(from, to), where, place.event());
  return help && { from, to, help };
}

/** Whether a node of the syntax tree is the name of a variable or a member. */
export function isName({ name }: { readonly name: string }): boolean {
  return name === 'VariableName' || name === 'PropertyName';
}
