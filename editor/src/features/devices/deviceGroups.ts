import { builtInAttributes } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** An attribute of a device. */
export interface DeviceRow {
  /** The part of its keypath after the devices, such as `mouse.position.x`. */
  readonly id: string;
  /** The part after the device, such as `position.x`. */
  readonly label: string;
  /** Where expressions find it, and its type. */
  readonly hint: string;
  /** What the codes of an enumeration mean. */
  readonly options: ReadonlyMap<number, string>;
}

/** A device with its attributes. */
export interface DeviceGroup {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly DeviceRow[];
}

const prefix = 'devices.';

/** Keys are no attributes: conditions test them. */
const keyboard: DeviceGroup = {
  key: 'keyboard',
  title: t('Keyboard'),
  rows: [
    {
      id: 'keyboard.held',
      label: t('held'),
      hint: t('The keys that are held. Conditions test keys.'),
      options: new Map(),
    },
  ],
};

const [first, ...others] = attributeGroups();

/** The keyboard, and every device of the catalogue, in its order. docs/runtime-rules.md#device-attributes. */
export const deviceGroups: readonly DeviceGroup[] = [...(first ? [first] : []), keyboard, ...others];

function attributeGroups(): DeviceGroup[] {
  const rows = [...builtInAttributes()].flatMap(([keypath, { type, options = [] }]): DeviceRow[] => {
    if (!keypath.startsWith(prefix)) return [];
    const id = keypath.slice(prefix.length);
    return [{ id, label: id.slice(id.indexOf('.') + 1), hint: `devices.${id}, ${type}`, options: new Map(options) }];
  });
  return [...Map.groupBy(rows, ({ id }) => id.slice(0, id.indexOf('.')))].map(([key, own]) => ({
    key,
    title: titleOf(key),
    rows: own,
  }));
}

/** "Player 1" for player1, "Mouse" for mouse. */
function titleOf(key: string): string {
  const [, word = key, number = ''] = /^(\D+)(\d*)$/.exec(key) ?? [];
  const title = word.charAt(0).toUpperCase() + word.slice(1);
  return number === '' ? title : `${title} ${number}`;
}

/** A value as it is shown: numbers are shortened, enumerations have their words. */
export function shownValue(row: DeviceRow, value: string | number | boolean | undefined): string {
  if (value === undefined) return '–';
  if (value === '') return '“”';
  if (typeof value !== 'number') return String(value);
  const word = row.options.get(value);
  if (word !== undefined) return word;
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(2)));
}
