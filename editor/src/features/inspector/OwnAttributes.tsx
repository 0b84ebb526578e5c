import { type AttributeOwner, type CustomAttributeType, customAttributes } from '@playhouse/core';
import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/Button.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useSession } from '../../session/SessionContext.ts';
import { AttributeRow } from './AttributeRow.tsx';
import type { AttributeTarget } from './attributeTarget.ts';
import type { FieldSpec } from './fieldSpecs.ts';
import { ChoiceInput } from './fields/ChoiceInput.tsx';
import { TextInput } from './fields/TextInput.tsx';
import styles from './Inspector.module.css';

export interface OwnAttributesProps {
  readonly owner: AttributeOwner;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly target: AttributeTarget;
}

/** Types by the code of the picker below. */
const types: readonly (readonly [type: CustomAttributeType, label: string])[] = [
  ['text', 'Text'],
  ['integer', 'Integer'],
  ['real', 'Real'],
  ['boolean', 'Boolean'],
  ['angle', 'Angle'],
  ['index', 'Index'],
];

/** The attributes that people added to a game, scene or actor, with a way to add, rename and delete. */
export function OwnAttributes({ owner, attributes, target }: OwnAttributesProps) {
  const session = useSession();
  const [renamed, setRenamed] = useState<string>();
  const own = customAttributes(attributes).filter(({ type }) => type !== 'table');
  return (
    <Disclosure title="Own attributes" isOpenAtFirst tools={<AddAttribute owner={owner} />}>
      {own.length === 0 ? <p className={styles.empty}>None yet.</p> : null}
      {own.map(({ id, name, type }) =>
        renamed === id ? (
          <div key={id} className={styles.row}>
            <span className={styles.label}>Name</span>
            <TextInput
              label="Name"
              value={name}
              isRequired
              onChange={(text) => {
                session.dispatch({ kind: 'attribute.rename', data: { owner, id, name: text } });
                setRenamed(undefined);
              }}
            />
          </div>
        ) : (
          <AttributeRow
            key={id}
            spec={specOf(id, name, type)}
            target={target}
            end={
              <Menu
                label={name}
                placement="bottom end"
                entries={[
                  { id: 'rename', label: 'Rename', onAction: () => setRenamed(id) },
                  {
                    id: 'delete',
                    label: 'Delete',
                    tone: 'danger',
                    onAction: () => session.dispatch({ kind: 'attribute.remove', data: { owner, id } }),
                  },
                ]}
              >
                <AriaButton className={styles.pin ?? ''} aria-label={`More for ${name}`}>
                  <Ellipsis aria-hidden size={14} strokeWidth={2} />
                </AriaButton>
              </Menu>
            }
          />
        ),
      )}
    </Disclosure>
  );
}

/** The control that fits an attribute's type. */
export function specOf(id: string, name: string, type: string): FieldSpec {
  const base = { label: name, path: ['attributes', id] };
  if (type === 'boolean') return { ...base, kind: 'switch' };
  if (type === 'text') return { ...base, kind: 'text' };
  if (type === 'angle') return { ...base, kind: 'angle' };
  if (type === 'real') return { ...base, kind: 'number' };
  return { ...base, kind: 'number', isInteger: true, ...(type === 'index' && { minimum: 0 }) };
}

function AddAttribute({ owner }: { readonly owner: AttributeOwner }) {
  const session = useSession();
  const [name, setName] = useState('');
  const [code, setCode] = useState(1);
  return (
    <DialogTrigger>
      <IconButton icon={Plus} label="Add attribute" size="small" />
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <Dialog aria-label="Add attribute" className={styles.form ?? ''}>
          {({ close }) => (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                const type = types[code]?.[0] ?? 'integer';
                const data = { owner, id: session.newId(), name: name.trim(), type };
                if (!session.dispatch({ kind: 'attribute.add', data }).ok) return;
                setName('');
                close();
              }}
              className={styles.form}
              style={{ padding: 0 }}
            >
              <TextField label="Name" value={name} onChange={setName} autoFocus />
              <ChoiceInput
                label="Type"
                value={code}
                options={types.map(([, label], index) => [index, label])}
                onChange={setCode}
              />
              <span className={styles.formEnd}>
                <Button size="small" look="plain" onPress={close}>
                  Cancel
                </Button>
                <Button size="small" look="main" type="submit" isDisabled={name.trim() === ''}>
                  Add attribute
                </Button>
              </span>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
