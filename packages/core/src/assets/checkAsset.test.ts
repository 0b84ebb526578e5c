import { describe, expect, it } from 'vitest';
import { type AssetCase, assetCases } from '../../../../fixtures/assets/build/assetCases.ts';
import { assetFolders } from '../model/projectPath.ts';
import { checkAsset } from './checkAsset.ts';

describe.each(assetFolders)('of %s', (kind) => {
  it.each(assetCases[kind].map((one): [string, AssetCase] => [one.title, one]))('the file "%s"', async (_, one) => {
    const { title, ending, bytes, verdict } = one;
    const before = bytes.slice();
    const result = await checkAsset(kind, `${title}.${ending}`, bytes);
    expect(bytes).toEqual(before);
    if (typeof verdict === 'string') {
      expect(result.ok ? 'accepted' : result.issues).toMatchObject([{ code: verdict, severity: 'blocking' }]);
      return;
    }
    if (!result.ok) throw new Error(result.issues[0]?.message);
    const { surplus = 0, ...facts } = verdict;
    const unsaid = Object.fromEntries(Object.keys(facts).map((key) => [key, undefined]));
    expect({ ...unsaid, ...result.value }).toMatchObject(facts);
    expect(result.value.bytes.length).toBe(bytes.length - Number(surplus));
    expect(result.value.notes.map(({ params }) => params.surplus)).toEqual(surplus === 0 ? [] : [surplus]);
  });
});

describe('the texts of refusals', () => {
  const textOf = async (...call: Parameters<typeof checkAsset>): Promise<string | undefined> => {
    const result = await checkAsset(...call);
    return result.ok ? undefined : result.issues[0]?.message;
  };

  it.each([
    ['images', 'You may only upload file types: png, jpg, jpeg'],
    ['sounds', 'You may only upload file types: m4a, mp4, ogg, wav'],
    ['fonts', 'You may only upload file types: otf, ttf'],
  ] as const)('%s of another type are refused with the fixed text', async (kind, text) => {
    expect(await textOf(kind, 'a.txt', new TextEncoder().encode('text'))).toBe(text);
  });

  it('fonts that cannot be read are refused with the fixed text', async () => {
    const [broken] = assetCases.fonts.filter(({ verdict }) => verdict === 'asset.content');
    expect(await textOf('fonts', 'Round.ttf', broken?.bytes ?? new Uint8Array())).toBe(
      'Error parsing font file Round.ttf',
    );
  });

  it('images that are too large are refused with both numbers', async () => {
    const large = assetCases.images.find(({ title }) => title === '9000 pixels wide')?.bytes ?? new Uint8Array();
    expect(await textOf('images', 'a.png', large)).toBe('a.png has 9000 × 1 pixels; the limit is 8192 per side.');
    const heavy = new Uint8Array(16 * 1024 * 1024 + 1);
    heavy.set(large);
    expect(await textOf('images', 'a.png', heavy)).toBe('a.png has 17 MB; the limit is 16 MB.');
  });
});

it('a file of one kind is refused as another kind', async () => {
  const [png] = assetCases.images;
  const [wav] = assetCases.sounds;
  for (const [kind, bytes] of [
    ['sounds', png?.bytes],
    ['fonts', png?.bytes],
    ['images', wav?.bytes],
  ] as const) {
    const result = await checkAsset(kind, 'a.bin', bytes ?? new Uint8Array());
    expect(result).toMatchObject({ ok: false, issues: [{ code: 'asset.type' }] });
  }
});
