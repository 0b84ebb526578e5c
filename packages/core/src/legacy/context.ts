import type { IdSource } from '../model/ids.ts';
import type { AssetNames } from './assetNames.ts';
import type { DocumentIds } from './documentIds.ts';
import type { Source } from './source.ts';

/** What the import of one legacy file needs to know about the whole project. */
export interface ImportContext {
  readonly source: Source;
  /** Gives ids that occur nowhere in the project. docs/format.md#ids. */
  readonly nextId: IdSource;
  readonly assets: AssetNames;
  readonly documents: DocumentIds;
}
