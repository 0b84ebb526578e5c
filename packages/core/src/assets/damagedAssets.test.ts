import { describe, expect, it } from 'vitest';
import { assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { assetFolders } from '../model/projectPath.ts';
import { checkAsset } from './checkAsset.ts';
import { checkDamagedAssets } from './test/damagedAssets.ts';

it('a damaged file is refused, or read as far as it is intact, and never throws', async () => {
  await checkDamagedAssets(3000);
});

const firsts = assetFolders.flatMap((kind) => {
  const sound = assetCases[kind].filter(({ verdict }) => typeof verdict !== 'string');
  const endings = [...new Set(sound.map(({ ending }) => ending))];
  return endings.map((ending) => [ending, kind, sound.find((one) => one.ending === ending)] as const);
});

describe('every truncation of', () => {
  it.each(firsts)('an intact %s is refused', async (_, kind, file) => {
    const bytes = file?.bytes ?? new Uint8Array();
    const accepted: number[] = [];
    for (let length = 0; length < bytes.length; length++) {
      const result = await checkAsset(kind, 'a.bin', bytes.slice(0, length));
      if (result.ok) accepted.push(length);
    }
    // A font ends with its last table, followed by padding that nothing reads.
    const filling = kind === 'fonts' ? 3 : 0;
    expect(accepted.filter((length) => length < bytes.length - filling)).toEqual([]);
  });
});
