import { formatProgram } from '@playhouse/core';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import styles from './ExpressionField.module.css';
import type { ExpressionScope } from './expressionScope.ts';
import { judgeDocument } from './judgeDocument.ts';
import { ProgramView } from './ProgramView.tsx';
import { documentOf } from './programDocument.ts';
import { partsOfValue } from './storedValue.ts';
import type { EditingStart } from './useEditingSession.ts';

export interface StillViewProps {
  readonly label: string;
  readonly value: unknown;
  readonly scope: ExpressionScope;
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
  readonly isDisabled?: boolean;
  readonly onBegin: (start: EditingStart) => void;
  readonly onOpenDialog: () => void;
}

/** An expression that is not being edited: a click, Enter or typing starts editing. */
export function StillView(props: StillViewProps) {
  const { label, value, scope, isWrong, describedBy, isDisabled, onBegin, onOpenDialog } = props;
  const parts = useMemo(() => partsOfValue(value) ?? [], [value]);
  const spoken = useMemo(() => formatProgram(parts, scope.names), [parts, scope.names]);
  const wrong = useMemo(
    () => (isWrong ? judgeDocument(documentOf(parts, scope.names), scope).findings : []),
    [isWrong, parts, scope],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'e') onOpenDialog();
    else if (isCommand || event.altKey || (event.key.length > 1 && event.key !== 'Enter') || event.key === ' ') return;
    else onBegin(event.key === 'Enter' || event.key.toLowerCase() === 'e' ? {} : { typed: event.key });
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = ({ clientX, clientY, detail }: MouseEvent) =>
    onBegin(detail > 0 ? { at: { x: clientX, y: clientY } } : {});
  return (
    <button
      type="button"
      className={styles.still}
      data-focus-here
      aria-label={t('{label}, expression: {spoken}', { label, spoken: spoken === '' ? t('empty') : spoken })}
      aria-describedby={describedBy}
      disabled={isDisabled}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <ProgramView parts={parts} names={scope.names} wrong={wrong} />
    </button>
  );
}
