import { t } from './t.ts';

interface LibraryWords {
  /** "actor", which follows the name of a row. */
  readonly one: string;
  /** "actors", the name of the list. */
  readonly many: string;
  /** What an empty list says about a search. */
  nothing(query: string): string;
}

/** Words of the libraries that have rows, for accessible names and empty lists. */
export const libraryWords = {
  actors: {
    one: t('actor'),
    many: t('actors'),
    nothing: (query: string) => t('No actors named “{query}”.', { query }),
  },
  scenes: {
    one: t('scene'),
    many: t('scenes'),
    nothing: (query: string) => t('No scenes named “{query}”.', { query }),
  },
  images: {
    one: t('image'),
    many: t('images'),
    nothing: (query: string) => t('No images named “{query}”.', { query }),
  },
  sounds: {
    one: t('sound'),
    many: t('sounds'),
    nothing: (query: string) => t('No sounds named “{query}”.', { query }),
  },
  fonts: {
    one: t('font'),
    many: t('fonts'),
    nothing: (query: string) => t('No fonts named “{query}”.', { query }),
  },
  tables: {
    one: t('table'),
    many: t('tables'),
    nothing: (query: string) => t('No tables named “{query}”.', { query }),
  },
  controllers: {
    one: t('controller'),
    many: t('controllers'),
    nothing: (query: string) => t('No controllers named “{query}”.', { query }),
  },
  scripts: {
    one: t('script'),
    many: t('scripts'),
    nothing: (query: string) => t('No scripts named “{query}”.', { query }),
  },
} satisfies Readonly<Record<string, LibraryWords>>;
