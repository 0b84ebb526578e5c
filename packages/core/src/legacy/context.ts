import type { IdSource } from '../model/ids.ts';
import type { AssetNames } from './assetNames.ts';
import type { DocumentIds } from './documentIds.ts';
import type { Source } from './source.ts';

/** The information about the whole project that importing a legacy file needs. */
export interface ImportContext {
  readonly source: Source;
  /** Returns ids that occur nowhere in the project. docs/format.md#ids. */
  readonly nextId: IdSource;
  readonly assets: AssetNames;
  readonly documents: DocumentIds;
}
