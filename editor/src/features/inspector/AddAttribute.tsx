import type { AttributeOwner } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { attributeTypes } from './attributeTypes.ts';
import styles from './Inspector.module.css';

/** Asks for the name and type of a new attribute, and adds it. */
export function AddAttribute({ owner }: { readonly owner: AttributeOwner }) {
  const session = useSession();
  const [name, setName] = useState('');
  const [code, setCode] = useState(1);
  const [isOpen, setOpen] = useState(false);
  useOfferCommands(t('Inspector'), () => [
    { id: 'add-attribute', label: t('Add attribute'), icon: Plus, onAction: () => setOpen(true) },
  ]);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton icon={Plus} label={t('Add attribute')} size="small" />
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <Dialog aria-label={t('Add attribute')} className={styles.form ?? ''}>
          {({ close }) => (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                const type = attributeTypes[code]?.[0] ?? 'integer';
                const data = { owner, id: session.newId(), name: name.trim(), type };
                const added = session.dispatch({ kind: 'attribute.add', data });
                if (!added.ok) return tellRefusal(added);
                setName('');
                close();
              }}
              className={styles.form}
              style={{ padding: 0 }}
            >
              <TextField label={t('Name')} value={name} onChange={setName} autoFocus />
              <ChoiceInput
                label={t('Type')}
                value={code}
                options={attributeTypes.map(([, label], index) => [index, label])}
                onChange={setCode}
              />
              <span className={styles.formEnd}>
                <Button size="small" look="plain" onPress={close}>
                  {t('Cancel')}
                </Button>
                <Button size="small" look="main" type="submit" isDisabled={name.trim() === ''}>
                  {t('Add attribute')}
                </Button>
              </span>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
