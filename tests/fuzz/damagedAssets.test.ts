import { it } from 'vitest';
import { checkDamagedAssets } from '../../packages/core/src/assets/test/damagedAssets.ts';

it('a damaged asset is rejected or partially read, and never causes an internal error', {
  timeout: 600_000,
}, async () => {
  await checkDamagedAssets(200_000);
});
