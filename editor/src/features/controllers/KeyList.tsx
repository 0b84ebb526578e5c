import {
  type ControllerButton,
  controllerButtons,
  controllerButtonTitles,
  keyNames,
  type Project,
} from '@playhouse/core';
import { Keyboard, List, TriangleAlert, X } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { Picker } from '../fields/Picker.tsx';
import styles from './ControllerPage.module.css';
import { keyAt, otherButtons, sharedKeys } from './model/controllerKeys.ts';

export interface KeyListProps {
  readonly player: number;
  readonly maps: Project['object']['controllerMaps'];
  readonly armed: ControllerButton | undefined;
  readonly onArm: (button: ControllerButton) => void;
  readonly onSet: (button: ControllerButton, key: string) => void;
}

const options = keyNames.map((name) => ({ id: name, name }));

/** The keys of all buttons, with the buttons that share one. */
export function KeyList({ player, maps, armed, onArm, onSet }: KeyListProps) {
  const shared = useMemo(() => sharedKeys(maps), [maps]);
  return (
    <section className={styles.keys} aria-label={t('Keys')}>
      <h2 className={styles.keysTitle}>{t('Keys')}</h2>
      <ul>
        {controllerButtons.map((button) => (
          <KeyRow
            key={button}
            title={t(controllerButtonTitles[button])}
            stored={keyAt(maps, { player, button })}
            others={otherButtons(shared, keyAt(maps, { player, button }), { player, button })}
            isArmed={armed === button}
            onArm={() => onArm(button)}
            onSet={(key) => onSet(button, key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeyRowProps {
  readonly title: string;
  readonly stored: string;
  /** The other buttons with this key, in words. */
  readonly others: string;
  readonly isArmed: boolean;
  readonly onArm: () => void;
  readonly onSet: (key: string) => void;
}

function KeyRow({ title, stored, others, isArmed, onArm, onSet }: KeyRowProps) {
  return (
    <li className={styles.row} data-armed={isArmed || undefined}>
      <span className={styles.rowTitle}>{title}</span>
      <Button
        className={styles.key ?? ''}
        data-arms
        data-armed={isArmed || undefined}
        aria-label={
          isArmed ? t('{title}, press a key', { title }) : `${title}, ${stored === '' ? t('no key') : stored}`
        }
        onPress={onArm}
      >
        <Keyboard aria-hidden size={15} strokeWidth={1.75} />
        <span className={styles.keyName}>{isArmed ? t('Press a key') : stored === '' ? t('No key') : stored}</span>
      </Button>
      <Picker
        label={t('{title}, all keys', { title })}
        value={stored}
        options={options}
        blank={t('All keys')}
        empty=""
        icon={List}
        onChange={onSet}
      />
      <IconButton
        icon={X}
        size="small"
        label={t('Remove the key of {title}', { title })}
        isDisabled={stored === ''}
        onPress={() => onSet('')}
      />
      {others === '' ? null : (
        <p className={styles.shared}>
          <TriangleAlert aria-label={t('Warning')} size={14} strokeWidth={2} />
          {t('Also {others}', { others })}
        </p>
      )}
    </li>
  );
}
