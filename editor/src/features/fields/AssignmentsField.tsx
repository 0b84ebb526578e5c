import { type Field, isJsonObject } from '@playhouse/core';
import { Plus, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Button as ActionButton } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { ComputedField } from './ComputedField.tsx';
import frame from './Frame.module.css';
import type { FieldControlProps } from './fieldControl.ts';
import picker from './Picker.module.css';
import { TextField } from './plainFields.tsx';

/** Values for columns of a table, one row each. */
export function AssignmentsField(props: FieldControlProps) {
  const { label, value, onChange } = props;
  const session = useSession();
  const rows = Array.isArray(value) ? value.filter(isJsonObject) : [];
  const cell: Field = { ...props.field, kind: 'text', computed: true, default: '' };
  const write = (index: number, key: string) => (next: unknown, gesture?: string) =>
    onChange(rows.with(index, { ...rows[index], [key]: next }), gesture);
  const draft = (index: number, key: string) => (next: unknown) =>
    props.onDraft?.(next === undefined ? undefined : rows.with(index, { ...rows[index], [key]: next }));
  return (
    <span className={frame.assignments}>
      {rows.map((row, index) => (
        <span key={String(row.id)} className={frame.parts}>
          <ComputedField
            {...props}
            field={cell}
            label={t('{label} {index}, column', { label, index: index + 1 })}
            value={row.column}
            {...(props.live ? { live: () => props.live?.(`${index}.column`) } : {})}
            onChange={write(index, 'column')}
            onDraft={draft(index, 'column')}
            plain={TextField}
          />
          <span className={`${frame.muted} ${frame.fixed}`}>{t('to')}</span>
          <ComputedField
            {...props}
            field={cell}
            label={t('{label} {index}, value', { label, index: index + 1 })}
            value={row.rhsvalue}
            {...(props.live ? { live: () => props.live?.(`${index}.rhsvalue`) } : {})}
            onChange={write(index, 'rhsvalue')}
            onDraft={draft(index, 'rhsvalue')}
            plain={TextField}
          />
          <Button
            className={`${picker.iconButton} ${frame.fixed}`}
            aria-label={t('Remove {label} {index}', { label, index: index + 1 })}
            onPress={() => onChange(rows.toSpliced(index, 1))}
          >
            <X aria-hidden size={14} strokeWidth={2} />
          </Button>
        </span>
      ))}
      <ActionButton
        size="small"
        icon={Plus}
        onPress={() => onChange([...rows, { id: session.newId(), column: '', rhsvalue: '' }])}
      >
        {t('Add column')}
      </ActionButton>
    </span>
  );
}
