import { checkAsset, succeed } from '@playhouse/core';
import type { AssetRequest, ChildMessage } from './assetMessages.ts';

// Runs as a process of its own: a file that kills or holds up its reader takes only this process with it.
process.on('message', async (request: AssetRequest) => {
  const { kind, file, bytes } = request;
  const checked = await checkAsset(kind, file, bytes);
  const memory = process.resourceUsage().maxRSS * 1024;
  if (!checked.ok) return say({ kind: 'verdict', result: checked, memory });
  const { bytes: kept, ...facts } = checked.value;
  return say({ kind: 'verdict', result: succeed({ ...facts, length: kept.length }), memory });
});
process.on('disconnect', () => process.exit());
say({ kind: 'ready' });

function say(message: ChildMessage): void {
  process.send?.(message);
}
