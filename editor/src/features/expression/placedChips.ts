import { type EditorState, type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { chipLook } from './attributeRoots.ts';
import { editorScope } from './editorScope.ts';
import styles from './ProgramView.module.css';
import { adoptNames, type PlacedChip, type ProgramDocument } from './programDocument.ts';

interface PlacedChips {
  readonly document: ProgramDocument;
  readonly decorations: DecorationSet;
}

/** Turns all written names into chips, including one at the caret. */
export const adoptAll = StateEffect.define<null>();

/** Marks a range of the new text as a chosen attribute. */
export const placeChip = StateEffect.define<PlacedChip>();

/** The program that is being edited. */
export function programDocument(state: EditorState): ProgramDocument {
  return state.field(chipField).document;
}

/** Chips over the names of attributes, which move and are deleted like one character. */
export function placedChips(start: ProgramDocument): Extension {
  return chipField.init((state) => drawn(start, state));
}

const chipField = StateField.define<PlacedChips>({
  create: (state) => drawn({ text: state.doc.toString(), chips: [] }, state),
  update(value, transaction) {
    const { docChanged, selection, effects, state, startState } = transaction;
    if (!docChanged && !selection && effects.length === 0) return value;
    const isElsewhere = state.facet(editorScope) !== startState.facet(editorScope);
    const moved = docChanged ? moveChips(value.document, transaction) : value.document;
    const placed = addPlaced(moved, transaction);
    const head = isSettling(transaction) ? -1 : state.selection.main.head;
    const adopted = adoptNames(placed, state.facet(editorScope).findKeypath, (from, to) => from <= head && head <= to);
    return adopted === value.document && !isElsewhere ? value : drawn(adopted, state);
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    EditorView.atomicRanges.of((view) => view.state.field(field).decorations),
  ],
});

/** Keeps the chips whose text is unchanged. */
function moveChips({ text, chips }: ProgramDocument, { changes, newDoc }: Transaction): ProgramDocument {
  const next = newDoc.toString();
  const moved = chips.flatMap(({ from, to, keypath }) => {
    const placed = { from: changes.mapPos(from, 1), to: changes.mapPos(to, -1), keypath };
    return next.slice(placed.from, placed.to) === text.slice(from, to) ? [placed] : [];
  });
  return { text: next, chips: moved };
}

function addPlaced(document: ProgramDocument, { effects }: Transaction): ProgramDocument {
  const added = effects.flatMap((effect) => (effect.is(placeChip) ? [effect.value] : []));
  if (added.length === 0) return document;
  const others = document.chips.filter((chip) => added.every(({ from, to }) => chip.to <= from || to <= chip.from));
  return { text: document.text, chips: [...others, ...added].sort((a, b) => a.from - b.from) };
}

/** True for changes that complete the name being typed. */
function isSettling(transaction: Transaction): boolean {
  if (transaction.effects.some((effect) => effect.is(adoptAll))) return true;
  return ['input.paste', 'input.drop', 'undo', 'redo'].some((event) => transaction.isUserEvent(event));
}

function drawn(document: ProgramDocument, state: EditorState): PlacedChips {
  const decorations = document.chips.map(({ from, to, keypath }) =>
    Decoration.replace({ widget: new ChipWidget(keypath, state) }).range(from, to),
  );
  return { document, decorations: Decoration.set(decorations) };
}

/** Created without React, because there can be hundreds, and their size must be known synchronously. */
class ChipWidget extends WidgetType {
  private readonly keypath: string;
  private readonly root: string;
  private readonly short: string;
  private readonly whole: string;

  constructor(keypath: string, state: EditorState) {
    super();
    const { root, short, whole } = chipLook(keypath, state.facet(editorScope).scope.names);
    this.keypath = keypath;
    this.root = root?.word ?? 'missing';
    this.short = short;
    this.whole = whole;
  }

  override eq(other: ChipWidget): boolean {
    return (
      other.keypath === this.keypath &&
      other.root === this.root &&
      other.short === this.short &&
      other.whole === this.whole
    );
  }

  override toDOM(view: EditorView): HTMLElement {
    const chip = document.createElement('span');
    chip.className = styles.chip ?? '';
    chip.dataset.root = this.root;
    chip.dataset.keypath = this.keypath;
    chip.title = this.whole;
    chip.role = 'img';
    chip.ariaLabel = this.whole;
    const icon = view.state.facet(editorScope).iconOf(this.root);
    if (icon) chip.append(icon);
    chip.append(this.short);
    return chip;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}
