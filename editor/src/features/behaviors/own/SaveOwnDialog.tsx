import { type Behavior, behaviorTitle } from '@playhouse/core';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextField } from '../../../components/TextField.tsx';

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
      title="Save as own behavior"
      isOpen={first !== undefined}
      onClose={onCancel}
      actions={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button look="main" type="submit" form={form}>
            Save
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
  const what = count === 1 ? 'This behavior' : `These ${count} behaviors`;
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        autoFocus
        maxLength={100}
        hint={`${what} will be in the library of every project on this device.`}
        error={isWrong && name.trim() === '' ? 'Enter a name.' : undefined}
      />
    </form>
  );
}
