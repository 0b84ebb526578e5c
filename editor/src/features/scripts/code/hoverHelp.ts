import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { nameHelp } from '../model/scriptHelp.ts';
import { helpElement } from './helpElement.ts';
import type { ScriptPlace } from './scriptPlace.ts';

/** Explains the name under the pointer. */
export function hoverHelp(place: ScriptPlace): Extension {
  return hoverTooltip(({ state }, pos, side) => {
    const { name: kind, from, to } = syntaxTree(state).resolveInner(pos, side);
    if (!/^(Variable|Property)Name$/.test(kind)) return null;
    const position = { before: state.sliceDoc(0, from), isMember: kind === 'PropertyName' };
    const help = nameHelp(state.sliceDoc(from, to), position, place.event());
    return help ? { pos: from, end: to, above: true, create: () => ({ dom: helpElement(help) }) } : null;
  });
}
