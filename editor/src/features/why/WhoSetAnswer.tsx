import { framesPerSecond } from '@playhouse/core';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { amount } from '../../i18n/amount.ts';
import { t } from '../../i18n/t.ts';
import styles from './NowPanel.module.css';
import { shortValue } from './shortValue.ts';
import type { AskedWhoSet } from './useWhoSet.ts';
import type { Change } from './useWhy.ts';

/** What changed an attribute, in words, with a link. */
export interface ShownWriter {
  readonly name: string;
  readonly onShow: (() => void) | undefined;
}

export interface WhoSetAnswerProps {
  readonly asked: AskedWhoSet;
  readonly writerOf: (writer: Change['writer']) => ShownWriter;
  readonly onGoTo: (frame: number) => void;
  readonly onClose: () => void;
}

/** What has set an attribute in the last ten seconds: each change with its writer and its time, which rewinds to it. */
export function WhoSetAnswer({ asked: { name, answer, isOpen }, writerOf, onGoTo, onClose }: WhoSetAnswerProps) {
  const title = t('Who set “{name}”?', { name });
  return (
    <section className={styles.answer} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon={X} label={t('Close the answer')} size="small" onPress={onClose} />
      </header>
      {answer ? (
        <>
          {answer.changes.length === 0 ? <p role="status">{t('“{name}” did not change.', { name })}</p> : null}
          {answer.isExact ? null : (
            <p className={styles.note}>{t('The game could not be replayed exactly, so this may be wrong.')}</p>
          )}
          <ol
            className={styles.changes}
            aria-label={t('Changes of {name}', { name })}
            hidden={answer.changes.length === 0}
          >
            {answer.changes.toReversed().map((change, index) => (
              <ChangeRow
                key={`${change.frame} ${answer.changes.length - index}`}
                change={change}
                writer={writerOf(change.writer)}
                onGoTo={onGoTo}
              />
            ))}
          </ol>
        </>
      ) : (
        <p role="status">{isOpen ? t('Replaying the last seconds…') : t('There is nothing to replay yet.')}</p>
      )}
    </section>
  );
}

interface ChangeRowProps {
  readonly change: Change;
  readonly writer: ShownWriter;
  readonly onGoTo: (frame: number) => void;
}

function ChangeRow({ change: { frame, from, to }, writer, onGoTo }: ChangeRowProps) {
  const seconds = amount(frame / framesPerSecond, 2);
  return (
    <li className={styles.change}>
      <Button
        className={styles.lead ?? ''}
        aria-label={t('Go to {seconds} s', { seconds })}
        onPress={() => onGoTo(frame)}
      >
        {t('{seconds} s', { seconds })}
      </Button>
      <span className={styles.step} dir="auto">
        {shortValue(from)} → {shortValue(to)}
      </span>
      {writer.onShow ? (
        <Button className={`${styles.lead} ${styles.by}`} onPress={writer.onShow}>
          {writer.name}
        </Button>
      ) : (
        <span className={styles.by}>{writer.name}</span>
      )}
    </li>
  );
}
