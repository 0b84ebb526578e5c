import { builtInAttributes } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** An attribute of a device. */
export interface DeviceRow {
  /** The part of its keypath after the devices, such as `mouse.position.x`. */
  readonly id: string;
  /** The part after the device, such as `position.x`. */
  readonly label: string;
  /** The label is a name of the expression language, the same in every language. */
  readonly isCode: boolean;
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

/** Names of the devices that there are once. */
const titles = (): Readonly<Record<string, string>> => ({
  mouse: t('Mouse'),
  touches: t('Touches'),
  accelerometer: t('Accelerometer'),
  screen: t('Screen'),
  audio: t('Audio'),
  clock: t('Clock'),
  platform: t('Platform'),
});

/** Keys are no attributes: conditions test them. */
const keyboard: DeviceGroup = {
  key: 'keyboard',
  title: t('Keyboard'),
  rows: [
    {
      id: 'keyboard.held',
      label: t('held'),
      isCode: false,
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
    const label = id.slice(id.indexOf('.') + 1);
    return [{ id, label, isCode: true, hint: `devices.${id}, ${type}`, options: new Map(options) }];
  });
  return [...Map.groupBy(rows, ({ id }) => id.slice(0, id.indexOf('.')))].map(([key, own]) => ({
    key,
    title: titleOf(key),
    rows: own,
  }));
}

/** "Player 1" for player1, "Mouse" for mouse. */
function titleOf(key: string): string {
  const [, word = key, id = ''] = /^(\D+)(\d*)$/.exec(key) ?? [];
  return word === 'player' ? t('Player {id}', { id }) : (titles()[word] ?? word);
}

/** A value as it is shown: numbers are shortened, enumerations have their words. */
export function shownValue(row: DeviceRow, value: string | number | boolean | undefined): string {
  if (value === undefined) return '–';
  if (value === '') return '“”';
  if (typeof value === 'boolean') return value ? t('true') : t('false');
  if (typeof value === 'string') return value;
  const word = row.options.get(value);
  if (word !== undefined) return word;
  return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(2)));
}
