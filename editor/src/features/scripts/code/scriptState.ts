import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, indentUnit, LanguageSupport } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { hiddenCharacters } from '../../expression/hiddenCharacters.ts';
import { sizeLimit } from '../../expression/sizeLimit.ts';
import { caretHelp } from './caretHelp.ts';
import { codeColors } from './codeColors.ts';
import { scriptCompletions } from './completions.ts';
import { hoverHelp } from './hoverHelp.ts';
import type { ScriptPlace } from './scriptPlace.ts';

export interface ScriptStateOptions {
  readonly source: string;
  /** Accessible name. */
  readonly label: string;
  readonly place: ScriptPlace;
  readonly isReadOnly: boolean;
  /** The user has changed the text. */
  readonly onType: (source: string) => void;
  /** Undoes or redoes a step of the project. */
  readonly onWalk: (direction: 'undo' | 'redo') => void;
  /** Help was wanted where there is none. */
  readonly onUnknown: () => void;
  readonly onUpdate: (state: EditorState) => void;
}

/** Marks changes that the project makes, such as an undo. */
export const fromProject = Annotation.define<true>();

/**
 * The state of a script's editor. It has no history of its own: every change is in the project's at once.
 * docs/decisions/0062-script-code-editor.md.
 */
export function createScriptState(options: ScriptStateOptions): EditorState {
  const { source, label, place, isReadOnly, onType, onUpdate } = options;
  return EditorState.create({
    doc: source,
    extensions: [
      // Only \n ends a line, so that no other character of a stored script is changed.
      EditorState.lineSeparator.of('\n'),
      EditorState.readOnly.of(isReadOnly),
      EditorState.tabSize.of(2),
      indentUnit.of('  '),
      new LanguageSupport(javascriptLanguage),
      codeColors,
      lineNumbers(),
      lintGutter(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      highlightSpecialChars({ specialChars: hiddenCharacters }),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      scriptCompletions(place),
      hoverHelp(place),
      caretHelp(place, options.onUnknown),
      search({ top: true }),
      sizeLimit,
      EditorView.contentAttributes.of({ autocapitalize: 'off', spellcheck: 'false', 'data-code': '' }),
      labelSlot.of(labeled(label)),
      walking(options),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...searchKeymap,
        ...lintKeymap,
        // Ctrl+Enter plays the game.
        ...defaultKeymap.filter(({ key }) => key !== 'Mod-Enter'),
        indentWithTab,
      ]),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some((transaction) => transaction.annotation(fromProject))) {
          onType(state.sliceDoc());
        }
        onUpdate(state);
      }),
    ],
  });
}

const labelSlot = new Compartment();

function labeled(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label });
}

/** Changes the accessible name of an editor. */
export function relabel(view: EditorView, label: string): void {
  view.dispatch({ effects: labelSlot.reconfigure(labeled(label)) });
}

/** Undo and redo by keys, and by menus and gestures of the device. */
function walking({ onWalk }: ScriptStateOptions) {
  const walk = (direction: 'undo' | 'redo' | undefined) => {
    if (direction) onWalk(direction);
    return direction !== undefined;
  };
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown: (event) => walk(directionOf(event)),
      beforeinput: ({ inputType }) => walk(inputDirections.get(inputType)),
    }),
  );
}

const inputDirections: ReadonlyMap<string, 'undo' | 'redo'> = new Map([
  ['historyUndo', 'undo'],
  ['historyRedo', 'redo'],
]);

/** Not a key map, which mistakes Ctrl+Shift+Z for Ctrl+Z while Caps Lock is on. */
function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : undefined;
}
