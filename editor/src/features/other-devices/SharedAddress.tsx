import { ChevronDown, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Menu } from '../../components/Menu.tsx';
import { TextField } from '../../components/TextField.tsx';
import { currentLanguage, t } from '../../i18n/t.ts';
import styles from './OtherDeviceDialog.module.css';
import { QrCode } from './QrCode.tsx';

export interface SharedAddressProps {
  /** The most likely to work first. */
  readonly addresses: readonly string[];
  readonly expiresAt: Date;
}

/** The address of a shared game, to scan, to read and to copy. */
export function SharedAddress({ addresses, expiresAt }: SharedAddressProps) {
  const [chosen, setChosen] = useState(addresses[0] ?? '');
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const time = expiresAt.toLocaleTimeString(currentLanguage().locale, { timeStyle: 'short' });
  const choose = (address: string) => {
    setChosen(address);
    setCopied(false);
  };
  return (
    <>
      <p>
        {t('Scan this with a phone or tablet in the same network. It plays the game as it is now, until {time}.', {
          time,
        })}
      </p>
      <QrCode text={chosen} label={t('QR code of the address below')} />
      <div className={styles.address}>
        <TextField label={t('Address')} value={chosen} isReadOnly inputRef={field} onFocus={selectAll} />
        <Button icon={Copy} size="small" onPress={() => void copy(chosen, field.current).then(setCopied)}>
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
      </div>
      {addresses.length > 1 ? (
        <Menu
          label={t('Addresses of this computer')}
          entries={addresses.map((address) => ({
            id: address,
            label: new URL(address).host,
            isChosen: address === chosen,
            onAction: () => choose(address),
          }))}
        >
          <Button icon={ChevronDown} look="plain" size="small">
            {t('Try another address')}
          </Button>
        </Menu>
      ) : null}
      {chosen.startsWith('http:') ? (
        <p className={styles.note}>
          {t('Browsers give a game no gamepads and no tilt at addresses without encryption.')}
        </p>
      ) : null}
    </>
  );
}

function selectAll({ target }: { readonly target: EventTarget }): void {
  if (target instanceof HTMLInputElement) target.select();
}

/** Browsers have a clipboard at encrypted addresses only; elsewhere they copy what is selected. */
async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) {
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  field?.select();
  return document.execCommand('copy');
}
