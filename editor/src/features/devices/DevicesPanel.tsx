import { useEffect, useMemo } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { t } from '../../i18n/t.ts';
import { openDevice, useLiveDevices, wantDevices } from '../../ui-state/liveDevices.ts';
import styles from './DevicesPanel.module.css';
import { type DeviceGroup, type DeviceRow, deviceGroups, shownValue } from './deviceGroups.ts';

/** Every device that games can read, with its values while a game plays. docs/product-rules.md#devices. */
export default function DevicesPanel() {
  const isPlaying = useLiveDevices((state) => state.isPlaying);
  const open = useLiveDevices((state) => state.open);
  const wanted = useMemo(
    () => deviceGroups.filter(({ key }) => open.has(key)).flatMap(({ rows }) => rows.map(({ id }) => id)),
    [open],
  );
  useEffect(() => {
    wantDevices(wanted);
    return () => wantDevices([]);
  }, [wanted]);
  return (
    <div className={styles.panel}>
      {isPlaying ? null : (
        <p className={styles.note}>{t('While the game plays, values appear here, or beside it under Input.')}</p>
      )}
      {deviceGroups.map((group) => (
        <Device
          key={group.key}
          group={group}
          isOpen={open.has(group.key)}
          onToggle={(isOpen) => openDevice(group.key, isOpen)}
        />
      ))}
    </div>
  );
}

interface DeviceProps {
  readonly group: DeviceGroup;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

function Device({ group, isOpen, onToggle }: DeviceProps) {
  return (
    <Disclosure title={group.title} isOpen={isOpen} onToggle={onToggle}>
      {isOpen ? (
        <dl className={styles.rows} aria-label={group.title}>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </dl>
      ) : null}
    </Disclosure>
  );
}

function Row({ row }: { readonly row: DeviceRow }) {
  const value = useLiveDevices(({ values }) => values.get(row.id));
  return (
    <div className={styles.row} title={row.hint}>
      <dt className={styles.label} translate={row.isCode ? 'no' : undefined}>
        {row.label}
      </dt>
      <dd className={styles.value} data-on={value === true || undefined}>
        <bdi dir={typeof value === 'number' ? 'ltr' : 'auto'}>{shownValue(row, value)}</bdi>
      </dd>
    </div>
  );
}
