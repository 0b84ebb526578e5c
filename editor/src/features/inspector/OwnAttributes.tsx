import { type AttributeOwner, customAttributes } from '@playhouse/core';
import { useState } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { targetData } from '../../ui-state/targetData.ts';
import frame from '../fields/Frame.module.css';
import { AddAttribute } from './AddAttribute.tsx';
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

export interface OwnAttributesProps {
  readonly owner: AttributeOwner;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly target: AttributeTarget;
}

/** The attributes that people added to a game, scene or actor, with a way to add, rename, change, move and delete. */
export function OwnAttributes({ owner, attributes, target }: OwnAttributesProps) {
  const session = useSession();
  const [renamed, setRenamed] = useState<string>();
  const all = customAttributes(attributes);
  const own = all.filter(({ type }) => type !== 'table');
  // Tables are in the same order, and are not shown here.
  const positionOf = (index: number) => (own[index] ? all.indexOf(own[index]) : undefined);
  return (
    <Disclosure title={t('Custom attributes')} isOpenAtFirst tools={<AddAttribute owner={owner} />}>
      {own.length === 0 ? <p className={styles.empty}>{t('None yet.')}</p> : null}
      {own.map(({ id, name, type }, index) =>
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
                    tellRefusal(session.dispatch({ kind: 'attribute.rename', data: { owner, id, name: text } }));
                  }
                  setRenamed(undefined);
                }}
              />
            </span>
          </div>
        ) : (
          <div key={id} className={styles.marked} {...targetData({ kind: 'attribute', owner, id })}>
            <AttributeRow
              spec={customAttributeSpec(id, name, type)}
              target={target}
              end={
                target.lock ? undefined : (
                  <AttributeMenu
                    owner={owner}
                    id={id}
                    name={name}
                    type={type}
                    above={positionOf(index - 1)}
                    below={positionOf(index + 1)}
                    onRename={() => setRenamed(id)}
                  />
                )
              }
            />
          </div>
        ),
      )}
    </Disclosure>
  );
}
