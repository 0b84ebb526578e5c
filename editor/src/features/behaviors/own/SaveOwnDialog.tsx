import { type Behavior, behaviorTitle } from '@playhouse/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { t } from '../../../i18n/t.ts';

export interface SaveOwnDialogProps {
  /** The behaviors to save, in order; empty closes the dialog. */
  readonly behaviors: readonly Behavior[];
  readonly onCancel: () => void;
  readonly onSave: (name: string) => void;
}

/** Asks for the name under which to save behaviors for all projects. */
export function SaveOwnDialog({ behaviors, onCancel, onSave }: SaveOwnDialogProps) {
  const form = useId();
  const [first] = behaviors;
  return (
    <Dialog
      title={t('Save as own behavior')}
      isOpen={first !== undefined}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>{t('Cancel')}</Button>
          <Button look="main" type="submit" form={form}>
            {t('Save')}
          </Button>
        </>
      }
    >
      {first ? <NameForm id={form} first={first} count={behaviors.length} onSave={onSave} /> : null}
    </Dialog>
  );
}

interface NameFormProps {
  readonly id: string;
  readonly first: Behavior;
  readonly count: number;
  readonly onSave: (name: string) => void;
}

function NameForm({ id, first, count, onSave }: NameFormProps) {
  const [name, setName] = useState(behaviorTitle(first));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setWrong(true);
    else onSave(name.trim());
  };
  const what = t('{count, plural, one {This behavior} other {These # behaviors}}', { count });
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        label={t('Name')}
        value={name}
        onChange={setName}
        autoFocus
        maxLength={100}
        hint={t('{what} will be in the library of every project on this device.', { what })}
        error={isWrong && name.trim() === '' ? t('Enter a name.') : undefined}
      />
    </form>
  );
}
