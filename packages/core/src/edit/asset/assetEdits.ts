import { addAsset } from './addAsset.ts';

/** Every edit of the asset manifest. */
export const assetEdits = [addAsset] as const;
