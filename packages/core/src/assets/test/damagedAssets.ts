import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { assetCases } from '../../../../../fixtures/assets/build/assetCases.ts';
import { type AssetFolder, assetFolders } from '../../model/projectPath.ts';
import { checkAsset } from '../checkAsset.ts';
import { describeFont } from '../describeFont.ts';

/** An intact fixture file with some bytes changed, possibly with a part of it removed or doubled. */
interface Damaged {
  readonly kind: AssetFolder;
  readonly bytes: Uint8Array;
}

/**
 * However a file is damaged, inspecting it never throws, and an accepted part is a prefix of the file that is accepted
 * again unchanged. Fails as fast-check does.
 */
export async function checkDamagedAssets(numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(damaged(), async ({ kind, bytes }) => {
      const result = await checkAsset(kind, 'a.bin', bytes);
      if (!result.ok) return result.issues.length === 1;
      const { value } = result;
      // Must not throw either, whatever the outlines and characters are.
      if (kind === 'fonts') await describeFont(value.bytes, 'A~ä');
      if (Buffer.compare(value.bytes, bytes.subarray(0, value.bytes.length)) !== 0) return false;
      const again = await checkAsset(kind, 'a.bin', value.bytes);
      return again.ok && again.value.notes.length === 0 && again.value.bytes.length === value.bytes.length;
    }),
    { seed: 1, numRuns },
  );
}

/** Byte values with special meaning in many formats. */
const edges = [0, 1, 0x7f, 0x80, 0xd8, 0xd9, 0xda, 0xff];

function damaged(): fc.Arbitrary<Damaged> {
  const files = assetFolders.flatMap((kind) =>
    assetCases[kind]
      .filter(({ verdict, bytes }) => typeof verdict !== 'string' && bytes.length < 3000)
      .map(({ bytes }) => ({ kind, bytes })),
  );
  const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const change = fc.tuple(fraction, fc.oneof(fc.constantFrom(...edges), fc.nat(255)));
  const cut = fc.option(fc.tuple(fraction, fraction), { nil: undefined });
  return fc
    .tuple(fc.constantFrom(...files), fc.array(change, { maxLength: 4 }), cut)
    .map(([{ kind, bytes }, changes, range]) => {
      const copy = bytes.slice();
      for (const [at, value] of changes) copy[Math.floor(at * copy.length)] = value;
      return { kind, bytes: repaired(range ? withPart(copy, range) : copy) };
    });
}

/** With the checksums of a PNG corrected, so that damage reaches the code behind them. */
function repaired(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x89) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + view.getUint32(at);
    if (next <= bytes.length) view.setUint32(next - 4, crc32(bytes.subarray(at + 4, next - 4)));
    at = next;
  }
  return bytes;
}

/**
 * Up to the first position, then from the second: the part between is missing if the second comes later, and doubled if
 * earlier.
 */
function withPart(bytes: Uint8Array, [first, second]: readonly [number, number]): Uint8Array {
  const end = bytes.subarray(Math.floor(second * bytes.length));
  const start = bytes.subarray(0, Math.floor(first * bytes.length));
  return Uint8Array.from([...start, ...end]);
}
