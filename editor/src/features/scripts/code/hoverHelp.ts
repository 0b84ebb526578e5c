import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { nameHelp } from '../model/scriptHelp.ts';
import type { ScriptPlace } from './scriptPlace.ts';

/** Explains the name under the pointer. */
export function hoverHelp(place: ScriptPlace): Extension {
  return hoverTooltip(({ state }, pos, side) => {
    const node = syntaxTree(state).resolveInner(pos, side);
    if (!/^(Variable|Property)Name$/.test(node.name)) return null;
    const help = nameHelp(state.sliceDoc(node.from, node.to), node.name === 'PropertyName', place.event());
    if (!help) return null;
    return {
      pos: node.from,
      end: node.to,
      above: true,
      create() {
        const dom = document.createElement('div');
        dom.className = 'ph-name-help';
        const signature = document.createElement('code');
        signature.textContent = help.signature;
        const words = document.createElement('p');
        words.textContent = help.help;
        dom.append(signature, words);
        return { dom };
      },
    };
  });
}
