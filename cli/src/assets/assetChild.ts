import { checkAsset, describeFont, type Issue, type Result, refuse, succeed } from '@playhouse/core';
import type { AssetReport, AssetRequest, ChildMessage } from './assetMessages.ts';

// Runs in a separate process: a file that crashes or hangs its reader takes down only this process.
process.on('message', async (request: AssetRequest) => {
  const result = await examine(request);
  say({ kind: 'verdict', result, memory: process.resourceUsage().maxRSS * 1024 });
});
process.on('disconnect', () => process.exit());
say({ kind: 'ready' });

async function examine({ kind, file, bytes, specimen }: AssetRequest): Promise<Result<AssetReport>> {
  const checked = await checkAsset(kind, file, bytes);
  if (!checked.ok) return checked;
  const { bytes: kept, ...facts } = checked.value;
  const report = { ...facts, length: kept.length };
  if (kind !== 'fonts' || specimen === undefined) return succeed(report);
  const described = await describeFont(kept, specimen);
  return described.ok ? succeed({ ...report, font: described.facts }) : refuse(issueOf(file, described.why));
}

function issueOf(file: string, why: string): Issue {
  return { code: 'asset.content', severity: 'blocking', path: [], params: { file, why }, message: `${file} ${why}.` };
}

function say(message: ChildMessage): void {
  process.send?.(message);
}
