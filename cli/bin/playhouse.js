#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';

// FORCE_COLOR wins; with both, Node prints a warning of its own as soon as one of its modules asks for colors.
if (process.env.FORCE_COLOR !== undefined) delete process.env.NO_COLOR;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major >= 26 || (major === 24 && minor >= 11)) {
  // Compiled modules are kept beside the packages, so that only the first start is slow.
  module.enableCompileCache(fileURLToPath(new URL('../../.cache/compile', import.meta.url)));
  await import('../src/main.ts');
} else {
  const message = `playhouse needs Node 24.11 or newer, and this is Node ${process.versions.node}; install a newer one.`;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: { code: 'node.version', message } }));
  else console.error(message);
  process.exitCode = 3;
}
