import { create } from 'zustand';
import { t } from '../../i18n/t.ts';

/** The libraries of a project, in the order of the rail. docs/product-rules.md#editor-pages. */
export const libraryKinds = [
  'actors',
  'scenes',
  'behaviors',
  'images',
  'sounds',
  'fonts',
  'tables',
  'controllers',
  'scripts',
] as const;

export type LibraryKind = (typeof libraryKinds)[number];

/** Sort orders of a library. docs/product-rules.md#editor-pages. */
export const librarySorts = [
  { id: 'default', label: t('Default') },
  { id: 'reversed', label: t('Reversed') },
  { id: 'a-z', label: 'A-Z' },
  { id: 'z-a', label: 'Z-A' },
] as const;

type LibrarySort = (typeof librarySorts)[number]['id'];

/** How one library is shown. */
export interface LibraryView {
  readonly query: string;
  readonly sort: LibrarySort;
  readonly layout: 'list' | 'grid';
  /** The rows marked in multi-edit; undefined otherwise. */
  readonly marked: ReadonlySet<string> | undefined;
}

const plain: LibraryView = { query: '', sort: 'default', layout: 'list', marked: undefined };

export interface LibraryUi {
  /** The game to which all this belongs. */
  readonly game: string;
  readonly open: LibraryKind;
  readonly views: Readonly<Record<LibraryKind, LibraryView>>;
  /** The actor chosen in the library, which "Add actor" uses. */
  readonly actor: string | undefined;
  /** What the open library is to carry out: a command of `libraryCommands`, or one of `rowCommand`. */
  readonly asked: string | undefined;
  show(kind: LibraryKind): void;
  change(kind: LibraryKind, part: Partial<LibraryView>): void;
  choose(actor: string | undefined): void;
  ask(command: string | undefined): void;
  /** Resets everything when another project is opened. */
  enterGame(game: string): void;
}

const initial: Pick<LibraryUi, 'game' | 'open' | 'views' | 'actor' | 'asked'> = {
  game: '',
  open: 'actors',
  views: Object.fromEntries(libraryKinds.map((kind) => [kind, plain])) as unknown as LibraryUi['views'],
  actor: undefined,
  asked: undefined,
};

/** Which library is open and how each one is shown. */
export const useLibraryUi = create<LibraryUi>()((set) => ({
  ...initial,
  show: (kind) => set({ open: kind, asked: undefined }),
  change: (kind, part) => set(({ views }) => ({ views: { ...views, [kind]: { ...views[kind], ...part } } })),
  choose: (actor) => set({ actor }),
  ask: (command) => set({ asked: command }),
  enterGame: (game) => set((state) => (state.game === game ? {} : { ...initial, game })),
}));

/** True while the rows are in the game's order, so that dragging can change it. */
export function canReorder({ query, sort }: LibraryView): boolean {
  return query === '' && sort === 'default';
}

/** The rows that match the search, in the chosen order. */
export function arrange<Row extends { readonly name: string }>(
  rows: readonly Row[],
  view: LibraryView,
): readonly Row[] {
  const words = view.query.trim().toLowerCase();
  const found = words === '' ? rows : rows.filter(({ name }) => name.toLowerCase().includes(words));
  if (view.sort === 'reversed') return found.toReversed();
  if (view.sort === 'a-z') return found.toSorted((a, b) => a.name.localeCompare(b.name));
  if (view.sort === 'z-a') return found.toSorted((a, b) => b.name.localeCompare(a.name));
  return found;
}

/** Stands for an entry in the menu of the open thing's row. */
export function rowCommand(entry: string): string {
  return `row ${entry}`;
}
