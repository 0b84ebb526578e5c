import { t } from '../i18n/t.ts';

/** More things than this are only counted. */
const mostListed = 8;

export interface ShortListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** What the line of an item says, in any language. */
  readonly lineOf: (item: Item) => string;
}

/** The first of many things, such as those that a dialog asks about, and how many more there are. */
export function ShortList<Item>({ items, keyOf, lineOf }: ShortListProps<Item>) {
  return (
    <ul>
      {items.slice(0, mostListed).map((item) => (
        <li key={keyOf(item)} dir="auto">
          {lineOf(item)}
        </li>
      ))}
      {items.length > mostListed ? <li>{t('and {count} more', { count: items.length - mostListed })}</li> : null}
    </ul>
  );
}
