import fs from 'node:fs';
import type { AssetRequest } from '../assetMessages.ts';

// Simulates a reader that fails on a hostile file: the name of the file selects the failure.
process.on('message', ({ file, bytes }: AssetRequest) => {
  if (file === 'hangs') for (;;);
  if (file === 'dies') process.abort();
  if (file === 'fills the heap') for (const all: string[] = []; ; ) all.push(`${all.length}`.repeat(100));
  if (file === 'lies') process.send?.({ kind: 'verdict', result: { ok: true } });
  else if (file === 'is large') say(600 * 1024 * 1024);
  else if (file === 'writes')
    say(
      1,
      attempt(() => fs.writeFileSync(new TextDecoder().decode(bytes), 'x')),
    );
  else if (file === 'reads')
    say(
      1,
      attempt(() => fs.readFileSync(new TextDecoder().decode(bytes))),
    );
  else say(1);
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });

function say(memory: number, message = 'fine'): void {
  const issues = [{ code: 'asset.content', severity: 'blocking', path: [], params: { pid: process.pid }, message }];
  process.send?.({ kind: 'verdict', result: { ok: false, issues }, memory });
}

function attempt(action: () => void): string {
  try {
    action();
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  }
}
