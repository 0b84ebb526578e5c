import { describeFont } from '@playhouse/core';
import { expose, transfer } from 'comlink';
import { examineAsset } from './examineAsset.ts';

expose({
  /** Hands the bytes back instead of having the page copy them. */
  async examineAsset(...file: Parameters<typeof examineAsset>) {
    const examined = await examineAsset(...file);
    return examined.ok ? transfer(examined, [examined.value.bytes.buffer]) : examined;
  },
  describeFont,
  isReady: () => true,
});
