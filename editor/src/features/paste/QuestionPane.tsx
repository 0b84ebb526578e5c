import { type PasteAnswer, type PasteQuestion, pasteDialog } from '@playhouse/core';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Button } from '../../components/Button.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { answerTexts, buttonsOf, labelOf, likelyAnswer } from './answerTexts.ts';
import styles from './PasteDialog.module.css';

export interface QuestionPaneProps {
  readonly question: PasteQuestion;
  /** The answer so far. */
  readonly chosen: PasteAnswer | undefined;
  /** The number of open questions like this one. */
  readonly alike: number;
  readonly onAnswer: (answer: PasteAnswer, isForAll: boolean) => void;
}

/** One question with its buttons, each with an explanation. */
export function QuestionPane({ question, chosen, alike, onAnswer }: QuestionPaneProps) {
  const [isForAll, setForAll] = useState(false);
  const id = useId();
  const main = chosen ?? likelyAnswer(question);
  return (
    <section className={styles.pane} aria-labelledby={`${id}-message`}>
      <p id={`${id}-message`} className={styles.question} dir="auto">
        {said(question.message)}
      </p>
      <p id={`${id}-ask`}>{said(pasteDialog.question)}</p>
      <div className={styles.options}>
        {buttonsOf(question).map((answer) => (
          <div key={answer} className={styles.option}>
            <Button
              look={answer === main ? 'main' : 'quiet'}
              autoFocus={answer === main}
              aria-describedby={`${id}-message ${id}-${answer}`}
              onPress={() => onAnswer(answer, isForAll)}
              wide
            >
              {labelOf(answer)}
            </Button>
            <span id={`${id}-${answer}`} className={styles.effect}>
              {answerTexts[answer]}
            </span>
          </div>
        ))}
      </div>
      {alike > 0 ? (
        <Checkbox className={styles.alike ?? ''} isSelected={isForAll} onChange={setForAll}>
          {({ isSelected }) => (
            <>
              <span className={styles.box}>{isSelected ? <Check aria-hidden size={12} strokeWidth={3} /> : null}</span>
              {t(
                '{alike, plural, one {Do the same for the other one like this} other {Do the same for the # others like this}}',
                { alike },
              )}
            </>
          )}
        </Checkbox>
      ) : null}
    </section>
  );
}
