import type { EditorView } from '@codemirror/view';
import type { Choices, Field, Scalar } from '@playhouse/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/Button.tsx';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { CodeSurface } from './CodeSurface.tsx';
import { ExpressionBrowser } from './ExpressionBrowser.tsx';
import styles from './ExpressionDialog.module.css';
import { ExpressionHead } from './ExpressionHead.tsx';
import type { ExpressionScope } from './expressionScope.ts';
import { MessageRow } from './MessageRow.tsx';
import { countedPosition, type ProgramDocument } from './programDocument.ts';
import { useJudgement } from './useJudgement.ts';

export interface ExpressionDialogProps {
  /** Name of the field. */
  readonly label: string;
  /** "Change Velocity in Jump, Pip". */
  readonly where?: string | undefined;
  /** What identifies the behavior, such as its tile. */
  readonly tile?: ReactNode;
  readonly field: Pick<Field, 'kind' | 'result'>;
  readonly scope: ExpressionScope;
  readonly choices?: Choices | undefined;
  /** Read only on mount. */
  readonly start: ProgramDocument;
  readonly onAccept: (document: ProgramDocument) => void;
  /** Receives the value of the expression, if known. */
  readonly onRemove: (result: Scalar | undefined) => void;
  readonly onCancel: () => void;
}

const none: readonly never[] = [];

/** An expression at full size, with the attributes and functions that it can use. OK accepts invalid ones too. */
export function ExpressionDialog(props: ExpressionDialogProps) {
  const { label, where, tile, field, scope, choices, start, onAccept, onRemove, onCancel } = props;
  const [document, setDocument] = useState(start);
  const { judgement, adopted, isResting } = useJudgement(document, scope);
  const { parts, findings, type, constant } = judgement;
  const isSound = type !== undefined && !findings.some(({ isBlocking }) => isBlocking);
  const result = useMemo(
    () => (isSound ? (scope.evaluate?.(parts) ?? constant) : undefined),
    [parts, isSound, constant, scope],
  );
  const editor = useRef<EditorView>(undefined);
  const message = useId();
  const shown = isResting && document.text.trim() !== '' ? findings : none;
  return (
    <ModalOverlay className={styles.scrim ?? ''} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onCancel())}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('Expression for {label}', { label })}>
          <ExpressionHead label={label} where={where} tile={tile} scope={scope} onClose={onCancel} />
          <div className={styles.editor}>
            <CodeSurface
              start={start}
              scope={scope}
              choices={choices}
              look="page"
              label={t('{label}, expression', { label })}
              describedBy={message}
              findings={shown}
              onChange={setDocument}
              onCommit={onAccept}
              onReady={(view) => {
                editor.current = view;
                view.focus();
              }}
            />
            <p className={styles.hint}>
              {rich('<kbd>Ctrl Space</kbd> suggestions', { kbd: (parts) => <kbd>{parts}</kbd> })}
            </p>
          </div>
          <MessageRow
            id={message}
            findings={shown}
            position={countedPosition(adopted, shown[0]?.from ?? 0)}
            type={type}
            result={result}
            field={field}
          />
          <ExpressionBrowser scope={scope} editor={editor} />
          <footer className={styles.foot}>
            <Button look="plain" icon={Trash2} onPress={() => onRemove(result)}>
              {t('Remove expression')}
            </Button>
            <span className={styles.gap} />
            <Button onPress={onCancel}>{t('Cancel')}</Button>
            <Button look="main" onPress={() => onAccept(document)}>
              {t('OK')}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
