import type { EditorView } from '@codemirror/view';
import { type Choices, limits } from '@playhouse/core';
import { type Ref, useEffect, useId, useMemo, useRef } from 'react';
import { t } from '../../i18n/t.ts';
import { findRoot } from './attributeRoots.ts';
import styles from './CodeSurface.module.css';
import { editorScopeOf } from './editorScope.ts';
import type { ExpressionScope } from './expressionScope.ts';
import type { Finding } from './judgeDocument.ts';
import { adoptAll, programDocument } from './placedChips.ts';
import type { ProgramDocument } from './programDocument.ts';
import { describeEditor, isRefused } from './programEditor.ts';
import { SuggestionPopover } from './SuggestionPopover.tsx';
import { suggestionField } from './suggestions.ts';
import { useCodeEditor } from './useCodeEditor.ts';
import { showFindings } from './wavyLines.ts';

export interface CodeSurfaceProps {
  /** Read only on mount. */
  readonly start: ProgramDocument;
  readonly scope: ExpressionScope;
  readonly choices?: Choices | undefined;
  readonly look: 'line' | 'page';
  /** Accessible name. */
  readonly label: string;
  /** Id of the element with the error message. */
  readonly describedBy?: string | undefined;
  /** Shown as wavy lines after a pause in typing. */
  readonly findings: readonly Finding[];
  readonly onChange: (document: ProgramDocument) => void;
  readonly onCommit: (document: ProgramDocument) => void;
  readonly onCancel?: () => void;
  readonly onOpenDialog?: (document: ProgramDocument) => void;
  /** The focus moved elsewhere within this window. */
  readonly onLeave?: (document: ProgramDocument) => void;
  readonly onReady?: (view: EditorView) => void;
}

/** A code editor with chips and suggestions at the caret, used in fields and in the dialog. */
export function CodeSurface(props: CodeSurfaceProps) {
  const { start, scope, choices, look, label, describedBy, findings } = props;
  const id = useId();
  const shelf = useRef<HTMLSpanElement>(null);
  const known = useMemo(
    () =>
      editorScopeOf(scope, choices, (root) =>
        shelf.current?.querySelector(`[data-root="${root}"] svg`)?.cloneNode(true),
      ),
    [scope, choices],
  );
  const latest = useRef(props);
  latest.current = props;
  const { parent, view, state } = useCodeEditor({
    start,
    scope: known,
    look,
    onCommit: ({ state }) => latest.current.onCommit(programDocument(state)),
    onCancel: props.onCancel && (() => latest.current.onCancel?.()),
    onOpenDialog: props.onOpenDialog && (({ state }) => latest.current.onOpenDialog?.(programDocument(state))),
  });
  const shown = state?.field(suggestionField);
  const description = descriptionOf(label, describedBy, findings.length > 0, shown && `${id}-${shown.chosen}`, id);
  const described = JSON.stringify(description);
  useEffect(() => {
    if (view) describeEditor(view, JSON.parse(described));
  }, [view, described]);
  const current = state && programDocument(state);
  const told = useRef<ProgramDocument>(current);
  useEffect(() => {
    if (!current || told.current === current) return;
    const isFirst = told.current === undefined;
    told.current = current;
    if (!isFirst) latest.current.onChange(current);
  }, [current]);
  useEffect(() => {
    if (view) latest.current.onReady?.(view);
  }, [view]);
  useEffect(() => {
    view?.dispatch({ effects: showFindings.of(findings) });
  }, [view, findings]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for blur of the editor inside
    <div
      className={styles.surface}
      data-look={look}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!view || currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
        view.dispatch({ effects: adoptAll.of(null) });
        props.onLeave?.(programDocument(view.state));
      }}
    >
      <RootIcons shelf={shelf} />
      <div ref={parent} className={styles.editor} dir="ltr" />
      {view && state && view.hasFocus ? (
        <SuggestionPopover
          id={id}
          view={view}
          state={state}
          scope={scope}
          message={look === 'line' ? describedBy : undefined}
        />
      ) : null}
      <p role="status" className={styles.refused}>
        {state && isRefused(state)
          ? t('Too long: an expression has at most {size} KB.', { size: limits.programBytes / 1024 })
          : ''}
      </p>
      <span className="ph-hidden" aria-live="polite">
        {shown ? t('{count, plural, one {# suggestion} other {# suggestions}}', { count: shown.items.length }) : ''}
      </span>
    </div>
  );
}

function descriptionOf(
  label: string,
  describedBy: string | undefined,
  isWrong: boolean,
  chosen: string | undefined,
  list: string,
): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {
    'aria-label': label,
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  };
  if (describedBy !== undefined) attributes['aria-describedby'] = describedBy;
  if (isWrong) attributes['aria-invalid'] = 'true';
  if (chosen !== undefined) {
    attributes['aria-controls'] = list;
    attributes['aria-activedescendant'] = chosen;
  }
  return attributes;
}

/** One rendering of each root's icon, for chips to clone. */
function RootIcons({ shelf }: { readonly shelf: Ref<HTMLSpanElement> }) {
  return (
    <span ref={shelf} hidden>
      {['self', 'game', 'scene', 'devices', 'tables'].map((word) => {
        const Icon = findRoot(word)?.icon;
        return (
          <span key={word} data-root={word}>
            {Icon ? <Icon aria-hidden size={13} strokeWidth={2} /> : null}
          </span>
        );
      })}
    </span>
  );
}
