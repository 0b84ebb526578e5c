import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** What one computation costs: 16 MB, five times over, about a sixth of a second. */
interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const usualCost: Cost = { logN: 14, r: 8, p: 5 };
const limits = { running: 4, waiting: 100, logN: 18, r: 32, p: 16 } as const;

/** The result of a check; `outdated` is right, and should be digested again. */
export type PasswordCheck = 'right' | 'outdated' | 'wrong' | 'busy';

/**
 * Digests of passwords by scrypt, stored with their parameters so that these can be raised later. At most a few are
 * computed at a time: each takes memory, and all of a class sign in together.
 */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly cost: Cost;
  private dummy: Promise<string> | undefined;

  constructor(cost: Cost = usualCost) {
    this.cost = cost;
  }

  /** Undefined when too many are waiting. */
  async digest(password: string): Promise<string | undefined> {
    const salt = randomBytes(16);
    const hash = await this.compute(password, salt, this.cost);
    if (!hash) return undefined;
    const { logN, r, p } = this.cost;
    return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
  }

  /** Checks a password. Without a digest, as for a name that does not exist, it takes as long and is wrong. */
  async check(password: string, digest: string | undefined): Promise<PasswordCheck> {
    this.dummy ??= this.digest('').then((text) => text ?? '');
    const read = readDigest(digest ?? (await this.dummy));
    if (!read) return 'wrong';
    const hash = await this.compute(password, read.salt, read.cost);
    if (!hash) return 'busy';
    const isRight = hash.length === read.hash.length && timingSafeEqual(hash, read.hash);
    if (!isRight || digest === undefined) return 'wrong';
    const { logN, r, p } = this.cost;
    return read.cost.logN === logN && read.cost.r === r && read.cost.p === p ? 'right' : 'outdated';
  }

  private async compute(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer | undefined> {
    if (this.running >= limits.running) {
      if (this.waiting.length >= limits.waiting) return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 2 ** 20 + 256 * (2 ** logN + p) * r };
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        // The same password typed on another system may have other code points.
        scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
      });
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

function readDigest(text: string): { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer } | undefined {
  const match = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{16,90})\$([\w-]{43})$/.exec(text);
  if (!match) return undefined;
  const [logN, r, p] = match.slice(1, 4).map(Number);
  if (!logN || !r || !p || logN > limits.logN || r > limits.r || p > limits.p) return undefined;
  return {
    cost: { logN, r, p },
    salt: Buffer.from(match[4] ?? '', 'base64url'),
    hash: Buffer.from(match[5] ?? '', 'base64url'),
  };
}

/** Why a password is too easy to guess; undefined when it will do. */
export function weaknessOf(password: string, username: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...plain].length < 8) return 'Use at least 8 characters.';
  if (new Set(plain).size < 4) return 'Use more different characters.';
  if (plain.includes(username.toLowerCase())) return 'Do not use your name in the password.';
  if (common.has(plain)) return 'Many people use this password. Choose another one.';
  return undefined;
}

const common = new Set(
  '12345678 123456789 1234567890 password password1 passw0rd qwertyui qwerty123 11111111 iloveyou sunshine princess football baseball superman starwars trustno1 abcd1234 letmein1 welcome1 playhouse minecraft pokemon1 qwertyuiop asdfghjkl 87654321'.split(
    ' ',
  ),
);
