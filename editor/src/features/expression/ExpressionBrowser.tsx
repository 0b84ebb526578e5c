import type { EditorView } from '@codemirror/view';
import type { ExpressionFunction, NamedAttribute } from '@playhouse/core';
import type { RefObject } from 'react';
import { t } from '../../i18n/t.ts';
import { AttributeColumns } from './AttributeColumns.tsx';
import styles from './ExpressionDialog.module.css';
import type { ExpressionScope } from './expressionScope.ts';
import { FunctionList } from './FunctionList.tsx';
import { insertText } from './programEditor.ts';

export interface ExpressionBrowserProps {
  readonly scope: ExpressionScope;
  /** Receives the chosen text, which replaces the editor's selection. */
  readonly editor: RefObject<EditorView | undefined>;
}

/** All attributes and functions that an expression can use. */
export function ExpressionBrowser({ scope, editor }: ExpressionBrowserProps) {
  const insertAttribute = ({ keypath }: NamedAttribute) => {
    if (editor.current) insertText(editor.current, { insert: scope.names.textOf(keypath), keypath });
  };
  const insertCall = ({ name, parameters, least }: ExpressionFunction) => {
    const listed = parameters.slice(0, least).map((parameter) => parameter.name);
    const from = name.length + 1;
    const select = [from, from + (listed[0]?.length ?? 0)] as const;
    if (editor.current) insertText(editor.current, { insert: `${name}(${listed.join(', ')})`, select });
  };
  return (
    <div className={styles.browser}>
      <section className={styles.attributes}>
        <h3>{t('Attributes')}</h3>
        <AttributeColumns scope={scope} onInsert={insertAttribute} />
      </section>
      <FunctionList onInsert={insertCall} />
    </div>
  );
}
