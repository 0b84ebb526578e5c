import { Lock, LockOpen } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from '../../components/Tooltip.tsx';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { FieldLabel } from '../fields/FieldLabel.tsx';
import { AttributeControl } from './AttributeControl.tsx';
import { type AttributeTarget, type FieldReading, isSameReading, readField } from './attributeTarget.ts';
import type { FieldSpec } from './fieldSpecs.ts';
import styles from './Inspector.module.css';

export interface AttributeRowProps {
  readonly spec: FieldSpec;
  readonly target: AttributeTarget;
  /** Shows what the attribute means; screen readers are told in any case. */
  readonly isExplained?: boolean;
  /** Shown at the end of the row, such as a menu. */
  readonly end?: ReactNode;
}

/** One attribute: label, control, and the padlock for instances. docs/editor-design.md#states. */
export function AttributeRow(props: AttributeRowProps) {
  return <Row {...props} reading={readField(props.target, props.spec)} />;
}

/** Rendered again only when its content changes: an inspector has many rows, and a drag changes one or two. */
const Row = memo(DrawnRow, (before, after) => {
  const isSame = before.spec === after.spec && before.target === after.target && before.end === after.end;
  return isSame && before.isExplained === after.isExplained && isSameReading(before.reading, after.reading);
});

type DrawnRowProps = AttributeRowProps & { readonly reading: FieldReading };

function DrawnRow({ spec, target, isExplained = false, end, reading }: DrawnRowProps) {
  const { isOwn } = reading;
  const what = inSentence(spec.label);
  return (
    <div
      className={styles.row}
      data-attribute={spec.path.at(-1)}
      data-own={isOwn || undefined}
      data-follows={isOwn === false || undefined}
      data-explained={(isExplained && spec.field.help !== undefined) || undefined}
    >
      <FieldLabel
        className={styles.label}
        field={spec.field}
        value={reading.value}
        onChange={(value, gesture) => target.write(spec.path, value, gesture)}
        onCancel={target.cancel}
      >
        {spec.label}
      </FieldLabel>
      <AttributeControl
        key={`${target.key} ${spec.path.join('.')}`}
        spec={spec}
        target={target}
        reading={reading}
        isExplained={isExplained}
      />
      {isOwn === undefined ? (
        (end ?? <span className={styles.pin} />)
      ) : (
        <Tooltip
          text={
            isOwn
              ? t('Own {what}. Press to follow the prototype', { what })
              : t('Follows the prototype. Press to unlock {what}', { what })
          }
        >
          <Button
            className={styles.pin ?? ''}
            aria-label={isOwn ? t('Lock {what}', { what }) : t('Unlock {what}', { what })}
            onPress={() => (isOwn ? target.lock?.(spec.path) : target.unlock?.(spec.path))}
          >
            {isOwn ? (
              <LockOpen aria-hidden size={14} strokeWidth={1.9} />
            ) : (
              <Lock aria-hidden size={14} strokeWidth={1.9} />
            )}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
