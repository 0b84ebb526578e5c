import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { labelOf } from './answerTexts.ts';
import styles from './PasteDialog.module.css';
import type { QuestionFlow } from './questionFlow.ts';

/** All questions of a paste with their answers; each can be reopened and answered again. */
export function QuestionList({ flow, onShow }: { readonly flow: QuestionFlow; readonly onShow: (id: string) => void }) {
  const { questions, answers, current } = flow;
  const list = useRef<HTMLOListElement>(null);
  const shown = current?.id;
  useEffect(() => {
    if (shown !== undefined) list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <nav className={styles.list} aria-label={t('Questions')}>
      <p className={styles.count}>
        {t('{count} of {total} answered', { count: answers.size, total: questions.length })}
      </p>
      <ol ref={list} className={styles.rows}>
        {questions.map(({ id, message }) => {
          const answer = answers.get(id);
          return (
            <li key={id}>
              <Button className={styles.row ?? ''} aria-current={id === shown} onPress={() => onShow(id)}>
                <span className={styles.message} dir="auto">
                  {said(message)}
                </span>
                {answer ? (
                  <span className={styles.answer}>
                    <Check aria-hidden size={13} strokeWidth={2.5} />
                    {labelOf(answer)}
                  </span>
                ) : null}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
