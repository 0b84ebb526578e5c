import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import styles from './Versions.module.css';
import { sourceFault, type VersionSource } from './versionSource.ts';
import { faultWords } from './versionWords.ts';

export interface SaveVersionProps {
  readonly source: VersionSource;
  readonly onSaved: () => Promise<void>;
}

/** Keeps the project as it is now, under a name. */
export function SaveVersion({ source, onSaved }: SaveVersionProps) {
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') setFault(t('Give the version a name.'));
    if (wanted === '' || isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      await source.keep('named', wanted);
      setName('');
      showToast(t('“{name}” is saved', { name: wanted }));
      await onSaved();
    } catch (error) {
      setFault(said(faultWords(sourceFault(error))));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.save} onSubmit={(event) => void save(event)}>
      <TextField
        label={t('Name of the version')}
        value={name}
        onChange={setName}
        maxLength={100}
        error={fault}
        placeholder={t('Such as: first level done')}
      />
      <Button type="submit" look="main">
        {isBusy ? t('Saving') : t('Save a version')}
      </Button>
    </form>
  );
}
