import { pasteDialog } from '@playhouse/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../../components/Dialog.tsx';
import { said } from '../../i18n/said.ts';
import styles from './PasteDialog.module.css';
import type { PasteAsking } from './pasteAsking.ts';
import { QuestionList } from './QuestionList.tsx';
import { QuestionPane } from './QuestionPane.tsx';
import { othersAlike } from './questionFlow.ts';

/** Asks the questions of a paste, one or many. docs/editor-design.md#dialogs. */
export function PasteDialog({ asking }: { readonly asking: PasteAsking }) {
  const { flow, isOpen } = useStore(asking.store);
  const question = flow?.current;
  if (!flow || !question) return null;
  const isMany = flow.questions.length > 1;
  return (
    <Dialog title={said(pasteDialog.title)} size="wide" role="alertdialog" isOpen={isOpen} onClose={asking.cancel}>
      <div className={styles.parts} data-many={isMany || undefined}>
        {isMany ? <QuestionList flow={flow} onShow={asking.show} /> : null}
        <QuestionPane
          key={question.id}
          question={question}
          chosen={flow.answers.get(question.id)}
          alike={othersAlike(flow).length}
          onAnswer={asking.answer}
        />
      </div>
      <WhenLeft tell={asking.left} />
    </Dialog>
  );
}

/** Reports when the dialog has faded out; until then it keeps the focus. */
function WhenLeft({ tell }: { readonly tell: () => void }) {
  useEffect(() => tell, [tell]);
  return null;
}
