import type { Field } from '@playhouse/core';
import { type ReactNode, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { useDraft } from '../../ui-state/drafts.ts';
import styles from './ExpressionField.module.css';
import type { ExpressionScope } from './expressionScope.ts';
import { FunctionSign } from './FunctionSign.tsx';
import { choicesOf } from './fieldChoices.ts';
import { InlineEditor } from './InlineEditor.tsx';
import { prepareEditor } from './loadEditor.ts';
import { PlainInput } from './PlainInput.tsx';
import { adoptNames, createNameFinder, partsOf } from './programDocument.ts';
import { StillView } from './StillView.tsx';
import { partsOfValue, type StoredValue, valueOfNumber, valueOfParts } from './storedValue.ts';
import { useEditingSession } from './useEditingSession.ts';
import { ValueHandle } from './ValueHandle.tsx';

export interface ExpressionFieldProps {
  /** Accessible name, and the title of the dialog. */
  readonly label: string;
  /** As stored: a literal or an expression. docs/format.md#expressions. */
  readonly value: unknown;
  readonly field: Pick<Field, 'kind' | 'default'> & Partial<Field>;
  readonly scope: ExpressionScope;
  /** Where the field is, for the dialog: "Change Velocity in Jump, Pip". */
  readonly where?: string;
  /** What identifies the behavior in the dialog, such as its tile. */
  readonly tile?: ReactNode;
  /** Shown before the value, such as X; dragging it changes a number. */
  readonly letter?: string;
  /** Numbers without a label: shows a handle to drag. */
  readonly hasHandle?: boolean;
  /** The current value of the expression, while a game plays. */
  readonly liveValue?: ReactNode;
  /** True when a check has findings for the stored value. */
  readonly isWrong?: boolean;
  /** Id of the element with the findings. */
  readonly describedBy?: string | undefined;
  readonly isDisabled?: boolean;
  /** Shows only the button that turns it into an expression: the literal has its own control beside it. */
  readonly isBare?: boolean;
  /** Called once per session. All calls with one gesture name are one undo step. */
  readonly onChange: (value: StoredValue, gesture: string) => void;
  /** What is being typed as a literal, once it rests; undefined when it was stored or reverted. */
  readonly onDraft?: ((value: StoredValue | undefined) => void) | undefined;
  /** Reverts the changes of a gesture so far. */
  readonly onCancel?: (gesture: string) => void;
}

/** A literal value, or one computed by an expression. docs/editor-design.md#expressions. */
export function ExpressionField(props: ExpressionFieldProps) {
  const { label, value, field, scope, where, tile, liveValue, describedBy, onChange } = props;
  const { isWrong = false, isDisabled = false, isBare = false } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const parts = partsOfValue(value);
  const toReturn = () => {
    const from = document.activeElement;
    // The field must render first: the element that had the focus no longer exists.
    requestAnimationFrame(() => {
      const { activeElement: at, body } = document;
      const isElsewhere = at !== from && at !== body && !frame.current?.contains(at);
      if (!isElsewhere) frame.current?.querySelector<HTMLElement>('[data-focus-here], textarea')?.focus();
    });
  };
  const editing = useEditingSession({ value, field, names: scope.names, onChange, onReturn: toReturn });
  const { session } = editing;
  useDraft(session !== undefined && session.draft !== session.origin);
  const valueOfText = (text: string): StoredValue => {
    // A blank number is rejected with the field's message, and the input stays.
    if (field.kind === 'text' || text.trim() === '') return text;
    return valueOfParts(partsOf(adoptNames({ text, chips: [] }, createNameFinder(scope.names))), field);
  };
  const takeText = (text: string, gesture: string) => {
    const hadFocus = frame.current?.contains(document.activeElement);
    const next = valueOfText(text);
    onChange(next, gesture);
    if (hadFocus && typeof next === 'object') toReturn();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only preloads
    <span className={styles.field} onPointerEnter={prepareEditor} onFocus={prepareEditor}>
      <span
        ref={frame}
        className={styles.frame}
        data-wrong={isWrong || undefined}
        data-disabled={isDisabled || undefined}
        data-computed={parts !== undefined || undefined}
        data-bare={isBare || undefined}
      >
        <ValueHandle {...props} />
        {session?.mode === 'inline' ? (
          <InlineEditor session={session} editing={editing} label={label} field={field} scope={scope} />
        ) : parts ? (
          <StillView {...props} onBegin={editing.beginInline} onOpenDialog={() => editing.openDialog()} />
        ) : isBare ? null : (
          <PlainInput
            label={label}
            value={value}
            field={field}
            isDisabled={isDisabled}
            isWrong={isWrong}
            describedBy={describedBy}
            onNumber={(number, gesture) => onChange(valueOfNumber(number, field), gesture)}
            onText={takeText}
            onDraft={(typed) =>
              props.onDraft?.(
                typeof typed === 'number'
                  ? valueOfNumber(typed, field)
                  : typed === undefined
                    ? undefined
                    : valueOfText(typed),
              )
            }
            onOpenDialog={() => editing.openDialog()}
            onExpression={() => editing.beginInline({})}
          />
        )}
        <button
          type="button"
          className={styles.switch}
          data-lit={parts !== undefined || session !== undefined || undefined}
          aria-label={
            where === undefined
              ? t('Expression for {label}', { label })
              : t('Expression for {label}, {where}', { label, where })
          }
          aria-haspopup="dialog"
          title={t('Expression (Ctrl E)')}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            // Commit a literal that is being typed first.
            frame.current?.querySelector('textarea')?.blur();
            editing.openDialog();
          }}
        >
          <FunctionSign />
        </button>
      </span>
      {liveValue}
      {session?.mode === 'dialog' ? (
        <session.Dialog
          label={label}
          where={where}
          tile={tile}
          field={field}
          scope={scope}
          choices={choicesOf(field)}
          start={session.draft}
          onAccept={(draft) => editing.commit(draft, true)}
          onRemove={editing.remove}
          onCancel={editing.cancel}
        />
      ) : null}
    </span>
  );
}
