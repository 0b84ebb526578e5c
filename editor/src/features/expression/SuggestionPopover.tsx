import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Completion, SignatureHelp } from '@playhouse/core';
import { CornerDownRight, ListOrdered, SquareFunction } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ActorIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import { findRoot } from './attributeRoots.ts';
import type { ExpressionScope } from './expressionScope.ts';
import { takeAt } from './programEditor.ts';
import styles from './SuggestionPopover.module.css';
import { shownSuggestion } from './shownSuggestion.ts';
import { signatureOfCaret, suggestionField } from './suggestions.ts';
import { valueLabel } from './valueLabels.ts';

export interface SuggestionPopoverProps {
  readonly id: string;
  readonly view: EditorView;
  readonly state: EditorState;
  readonly scope: ExpressionScope;
  /** Id of the element below the editor with the error message, which a signature alone must not cover. */
  readonly message?: string | undefined;
}

/** One popover at the caret: the signature of the current call on top, completions below it. */
export function SuggestionPopover({ id, view, state, scope, message }: SuggestionPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const open = state.field(suggestionField);
  const signature = signatureOfCaret(state);
  const anchor = open?.from ?? state.selection.main.head;
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    const place = () => {
      const isAbove = !open && message !== undefined && document.getElementById(message)?.textContent !== '';
      placeAt(element, view.coordsAtPos(Math.min(anchor, view.state.doc.length)), isAbove);
    };
    place();
    return followCaret(place);
  });
  if (!open && !signature) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the editor
    <div
      ref={popover}
      popover="manual"
      className={styles.popover}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {signature ? <Signature help={signature} /> : null}
      {open ? (
        <div id={id} role="listbox" aria-label={t('Suggestions')} tabIndex={-1} className={styles.list}>
          {open.items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the editor accepts the selected suggestion
            <div
              key={`${item.kind} ${item.keypath ?? item.insert}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === open.chosen}
              className={styles.item}
              onClick={() => takeAt(view, index)}
            >
              <SuggestionRow item={item} typed={state.sliceDoc(open.from, open.to)} scope={scope} />
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Calls `place` whenever something scrolls or the window changes its size. */
function followCaret(place: () => void): () => void {
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}

/** Below the caret or above it, or on the other side where there is no room; never outside the window. */
function placeAt(
  element: HTMLElement,
  caret: { left: number; top: number; bottom: number } | null,
  isAbove: boolean,
): void {
  if (!caret) return;
  const { width, height } = element.getBoundingClientRect();
  const gap = 6;
  const above = caret.top - gap - height;
  const below = caret.bottom + gap;
  const fitsBelow = below + height <= innerHeight;
  element.style.top = `${above > 0 && (isAbove || !fitsBelow) ? above : below}px`;
  element.style.left = `${Math.max(gap, Math.min(caret.left - gap, innerWidth - width - gap))}px`;
}

function Signature({ help: { entry, parameter } }: { readonly help: SignatureHelp }) {
  return (
    <div className={styles.signature}>
      <code>
        <span className={styles.function}>{entry.name}</span>(
        {entry.parameters.map(({ name, default: fallback }, index) => {
          const shown = fallback === undefined ? name : `[${name}]`;
          return (
            <span key={name}>
              {index > 0 ? ', ' : ''}
              {index === parameter ? <b className={styles.current}>{shown}</b> : shown}
            </span>
          );
        })}
        {entry.folds ? ', …' : ''})
      </code>
      <span className={styles.help}>{entry.help}</span>
    </div>
  );
}

interface SuggestionRowProps {
  readonly item: Completion;
  readonly typed: string;
  readonly scope: ExpressionScope;
}

function SuggestionRow({ item, typed, scope }: SuggestionRowProps) {
  const { detail, keypath, kind } = item;
  const value = keypath === undefined ? undefined : scope.evaluate?.([{ keypath }]);
  return (
    <>
      <SuggestionIcon item={item} scope={scope} />
      <MatchedName item={item} typed={typed} />
      <span className={styles.type} data-wide={kind === 'function' || undefined}>
        {kind === 'function' ? item.help : detail}
      </span>
      {kind === 'function' ? null : (
        <span className={styles.value}>{value === undefined ? '' : valueLabel(value)}</span>
      )}
    </>
  );
}

function SuggestionIcon({ item, scope }: { readonly item: Completion; readonly scope: ExpressionScope }) {
  const attribute = item.keypath === undefined ? undefined : scope.names.attributeAt(item.keypath);
  const root = attribute ? findRoot(attribute.path[0]) : findRoot(item.label);
  if (root) {
    const Icon = root.icon;
    return (
      <span className={styles.icon} data-root={root.word}>
        <Icon aria-hidden size={15} strokeWidth={1.75} />
      </span>
    );
  }
  const Icon = icons[item.kind];
  return (
    <span className={styles.icon} data-root={item.kind === 'function' ? 'function' : 'other'}>
      <Icon aria-hidden size={15} strokeWidth={1.75} />
    </span>
  );
}

const icons = {
  attribute: CornerDownRight,
  actor: ActorIcon,
  function: SquareFunction,
  choice: ListOrdered,
  word: CornerDownRight,
} as const;

function MatchedName({ item, typed }: { readonly item: Completion; readonly typed: string }) {
  const { name, matched } = shownSuggestion(item, typed);
  const [from, to] = matched;
  return (
    <span className={styles.name}>
      {name.slice(0, from)}
      <b className={styles.typed}>{name.slice(from, to)}</b>
      {name.slice(to)}
    </span>
  );
}
