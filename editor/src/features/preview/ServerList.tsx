import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { TextField } from '../../components/TextField.tsx';
import { t } from '../../i18n/t.ts';
import type { ShownNetwork } from './NetworkSection.tsx';
import styles from './ServicesPanel.module.css';

/** The servers that the user has decided about, and a field to name another one. Nothing is called by naming it. */
export function ServerList({ network }: { readonly network: ShownNetwork }) {
  const { allowed, refused, forget } = network;
  const servers = [
    ...allowed.map((origin) => ({ origin, state: t('allowed') })),
    ...refused.map((origin) => ({ origin, state: t('refused') })),
  ];
  return (
    <>
      {servers.length === 0 ? (
        <p className={styles.quiet}>{t('You are asked the first time the game calls a server.')}</p>
      ) : (
        <ul className={styles.servers} aria-label={t('Servers')}>
          {servers.map(({ origin, state }) => (
            <li key={origin}>
              <span className={styles.words}>{origin}</span>
              <span className={styles.state}>{state}</span>
              <IconButton
                icon={X}
                size="small"
                label={t('Forget {origin}', { origin })}
                onPress={() => forget(origin)}
              />
            </li>
          ))}
        </ul>
      )}
      <NameServer name={network.name} />
    </>
  );
}

function NameServer({ name }: Pick<ShownNetwork, 'name'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const address = addressOf(text);
    if (!address) return setError(t('Type an address such as https://scores.example.'));
    setError(undefined);
    void name(address).then((isAllowed) => {
      if (isAllowed) setText('');
      else setError(t('The game cannot call this server.'));
    });
  };
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('Another server')}
        placeholder="https://"
        value={text}
        error={error}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      <Button type="submit" isDisabled={text.trim() === ''}>
        {t('Allow')}
      </Button>
    </form>
  );
}

/** The address of a server that a person typed, with or without the scheme. */
function addressOf(text: string): URL | undefined {
  const typed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const address = URL.canParse(whole) ? new URL(whole) : undefined;
  return address && /^https?:$/.test(address.protocol) && address.username === '' ? address : undefined;
}
