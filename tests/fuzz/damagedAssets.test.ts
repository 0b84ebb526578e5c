import { it } from 'vitest';
import { checkDamagedAssets } from '../../packages/core/src/assets/test/damagedAssets.ts';

it('a damaged asset is refused or read as what is left of it, and never a fault', { timeout: 600_000 }, async () => {
  await checkDamagedAssets(200_000);
});
