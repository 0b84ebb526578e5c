import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Records } from '../records/records.ts';
import { createMemoryStore } from '../stores/pouch/memoryStore.ts';
import { Accounts } from './accounts.ts';
import { Invites } from './invites.ts';
import { canonicalName, drawName, faultOfName } from './names.ts';
import { Passwords, weaknessOf } from './passwords.ts';
import { SetupCode } from './setupCode.ts';

const cheap = { logN: 1, r: 1, p: 1 };
let records: Records;
let accounts: Accounts;
let now = 0;

beforeEach(async () => {
  now = Date.UTC(2026, 8, 1);
  records = new Records(createMemoryStore());
  await records.prepare();
  const options = { nameKey: 'key', defaultSku: 'PRO.TRIAL', now: () => now };
  accounts = new Accounts({ records, passwords: new Passwords(cheap), ...options });
});

describe('passwords', () => {
  it('are right, wrong, or right with parameters of another time', async () => {
    const [weak, strong] = [new Passwords(cheap), new Passwords({ logN: 2, r: 2, p: 2 })];
    const digest = (await weak.digest('correct horse')) ?? '';
    expect(digest).toMatch(/^\$scrypt\$ln=1,r=1,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await weak.digest('correct horse')).not.toBe(digest);
    expect(await weak.check('correct horse', digest)).toBe('right');
    expect(await strong.check('correct horse', digest)).toBe('outdated');
    expect(await weak.check('correct hors', digest)).toBe('wrong');
  });

  it('are the same however their letters are composed', async () => {
    const passwords = new Passwords(cheap);
    const digest = await passwords.digest('pferdestärke');
    expect(await passwords.check('pferdestärke'.normalize('NFD'), digest)).toBe('right');
  });

  it.each([
    undefined,
    '',
    '$scrypt$ln=99,r=8,p=1$c2FsdHNhbHRzYWx0c2FsdA$c2FsdA',
    '$argon2id$x',
    `$scrypt$ln=1,r=1,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`,
  ])('with the digest %j are wrong', async (digest) => {
    expect(await new Passwords(cheap).check('', digest)).toBe('wrong');
    expect(await new Passwords(cheap).check('correct horse', digest)).toBe('wrong');
  });

  it('are computed four at a time, and those that wait too long are told so', async () => {
    const passwords = new Passwords({ logN: 10, r: 8, p: 1 });
    const results = await Promise.all(Array.from({ length: 130 }, () => passwords.digest('x')));
    expect(results.filter((each) => each === undefined)).toHaveLength(26);
    expect(await passwords.digest('x')).toBeDefined();
  });

  it.each([
    ['short', /8 characters/],
    ['aaaaaaaabbb', /different/],
    ['Password1', /Many people/],
    ['my-Ann-Otter-pass', /name/],
    ['correct horse', undefined],
    ['ääääbcde', undefined],
  ])('%j is weak: %s', (password, words) => {
    const weakness = weaknessOf(password, 'ann-otter');
    if (words) expect(weakness).toMatch(words);
    else expect(weakness).toBeUndefined();
  });
});

describe('names', () => {
  it.each([
    ['ann', undefined],
    ['brave-otter-42', undefined],
    ['Änne.Müller', undefined],
    ['小明同学', undefined],
    ['ab', /3 to 30/],
    ['x'.repeat(31), /3 to 30/],
    ['ann otter', /Use letters/],
    ['-ann-', /begin and end/],
    ['a<b>c', /Use letters/],
    ['ann\u202eotter', /Use letters/],
    ['ａｎｎ', /Use letters/],
    ['the-Admin', /cannot be used/],
    ['a/b', /Use letters/],
    ['\ud83d\ud83d\ud83d', /Use letters/],
  ])('%j is refused: %s', (name, words) => {
    if (words) expect(faultOfName(name)).toMatch(words);
    else expect(faultOfName(name)).toBeUndefined();
  });

  it.each([
    ['Ann', 'aNN'],
    ['lili', '1i1i'],
    ['bob', 'b0b'],
    ['a-b.c', 'a.b-c'],
    ['Ａnn', 'ann'],
  ])('%j and %j are one', (left, right) => {
    expect(canonicalName(left)).toBe(canonicalName(right));
  });

  it('that are drawn are allowed', () => {
    for (let count = 0; count < 500; count += 1) expect(faultOfName(drawName())).toBeUndefined();
  });

  it('stay one, however often they are made canonical', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = canonicalName(text);
        expect(canonicalName(once)).toBe(once);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});

describe('accounts', () => {
  it('of one name are one, also when many ask at once', async () => {
    const made = await Promise.all(
      ['ann-otter', 'Ann-Otter', 'ann.otter', 'ANN-OTTER'].map((name) => accounts.create(name, 'correct horse')),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.filter((each) => !each.ok && each.code === 'name.taken')).toHaveLength(3);
    expect(await accounts.list('', 10)).toHaveLength(1);
  });

  it('have names that are not stored where they would stay for ever', async () => {
    await accounts.create('ann-otter', 'correct horse');
    const names = await records.list('name', '');
    expect(JSON.stringify(names)).not.toContain('otter');
  });

  it('note the day of the last visit, and raise outdated digests', async () => {
    const made = await accounts.create('ann-otter', 'correct horse');
    const id = made.ok ? made.user.id : '';
    now += 3 * 24 * 3600_000;
    const options = { records, nameKey: 'key', defaultSku: '', now: () => now };
    const later = new Accounts({ ...options, passwords: new Passwords({ logN: 2, r: 1, p: 1 }) });
    expect(await later.signIn('ann-otter', 'correct horse')).toMatchObject({
      ok: true,
      user: { lastDay: '2026-09-04' },
    });
    expect((await accounts.get(id))?.password).toMatch(/^\$scrypt\$ln=2,/);
    expect(await later.signIn('ann-otter', 'correct horse')).toMatchObject({ ok: true });
  });
});

describe('codes', () => {
  it('make so many accounts, in any spelling, until they expire', async () => {
    const invites = new Invites(records, 'key', () => now);
    const { code, expiresAt } = await invites.make(2, 14);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect(expiresAt).toBe('2026-09-15T00:00:00.000Z');
    expect(JSON.stringify(await records.list('invite', ''))).not.toContain(code);
    const giveBack = await invites.take(`${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`);
    expect(await invites.take(code)).toBeDefined();
    expect(await invites.take(code)).toBeUndefined();
    await giveBack?.();
    now += 14 * 24 * 3600_000 - 1;
    expect(await invites.take(code)).toBeDefined();
    await giveBack?.();
    now += 1;
    expect(await invites.take(code)).toBeUndefined();
    expect(await invites.take('AAAAAAAAAA')).toBeUndefined();
  });

  it('for the first administrator work once, for an hour, and not when there is one', () => {
    const setup = new SetupCode(false, () => now);
    const code = setup.code ?? '';
    expect(setup.take(`${code}x`)).toBeUndefined();
    const giveBack = setup.take(code);
    expect(setup.take(code)).toBeUndefined();
    giveBack?.();
    now += 3600_001;
    expect(setup.take(code)).toBeUndefined();
    expect(new SetupCode(true, () => now).code).toBeUndefined();
    expect(new SetupCode(true, () => now).take('')).toBeUndefined();
  });
});
