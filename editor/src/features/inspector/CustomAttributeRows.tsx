import { type AttributeOwner, customAttributes, type Edit } from '@playhouse/core';
import { useState } from 'react';
import { RenameInput } from '../../components/RenameInput.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { targetData } from '../../ui-state/targetData.ts';
import frame from '../fields/Frame.module.css';
import { AttributeMenu } from './AttributeMenu.tsx';
import { AttributeRow } from './AttributeRow.tsx';
import type { AttributeTarget } from './attributeTarget.ts';
import { attributeField, type FieldSpec } from './fieldSpecs.ts';
import styles from './Inspector.module.css';

const known = new Map<string, FieldSpec>();

/** The control for an attribute's type; stable for the same attribute. */
function customAttributeSpec(id: string, name: string, type: string): FieldSpec {
  const key = `${id} ${type} ${name}`;
  const spec = known.get(key) ?? makeSpec(id, name, type);
  known.set(key, spec);
  return spec;
}

function makeSpec(id: string, name: string, type: string): FieldSpec {
  const path = ['attributes', id];
  if (type === 'boolean' || type === 'text' || type === 'angle') return attributeField(type, name, path);
  if (type === 'real') return attributeField('number', name, path);
  return attributeField('number', name, path, { integer: true, ...(type === 'index' && { minimum: 0 }) });
}

export interface CustomAttributeRowsProps {
  /** One, or several instances that have the same attributes. */
  readonly owners: readonly [AttributeOwner, ...AttributeOwner[]];
  /** All attributes of the first owner. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Ids of the custom attributes to show; all by default. */
  readonly shown?: ReadonlySet<string>;
  readonly target: AttributeTarget;
}

/** Custom attributes, with a way to rename, retype, move and delete them, or with padlocks. */
export function CustomAttributeRows({ owners, attributes, shown, target }: CustomAttributeRowsProps) {
  const session = useSession();
  const [renamed, setRenamed] = useState<string>();
  const change = (edit: (owner: AttributeOwner) => Edit) => tellRefusal(session.dispatch(owners.map(edit)));
  const all = customAttributes(attributes);
  const own = all.filter(({ id, type }) => type !== 'table' && (shown?.has(id) ?? true));
  // Those that are not shown here, such as tables, are in the same order; that of several owners may differ.
  const positionOf = (index: number) => (own[index] && owners.length === 1 ? all.indexOf(own[index]) : undefined);
  return own.map(({ id, name, type }, index) =>
    renamed === id ? (
      <div key={id} className={styles.row}>
        <span className={styles.label}>{t('Name')}</span>
        <span className={frame.frame}>
          <RenameInput
            label={t('Name')}
            value={name}
            className={frame.textInput ?? ''}
            onDone={(text) => {
              if (text !== undefined) {
                change((owner) => ({ kind: 'attribute.rename', data: { owner, id, name: text } }));
              }
              setRenamed(undefined);
            }}
          />
        </span>
      </div>
    ) : (
      <div key={id} className={styles.marked} {...targetData({ kind: 'attribute', owner: owners[0], id })}>
        <AttributeRow
          spec={customAttributeSpec(id, name, type)}
          target={target}
          end={
            target.lock ? undefined : (
              <AttributeMenu
                attribute={{ id, name, type }}
                target={owners.length === 1 ? { kind: 'attribute', owner: owners[0], id } : undefined}
                above={positionOf(index - 1)}
                below={positionOf(index + 1)}
                onChange={change}
                onRename={() => setRenamed(id)}
              />
            )
          }
        />
      </div>
    ),
  );
}
