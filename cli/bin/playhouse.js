#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major >= 26 || (major === 24 && minor >= 11)) await import('../src/main.ts');
else {
  console.error(
    `playhouse needs Node 24.11 or newer; this is Node ${process.version}. Install a newer Node and run the command again.`,
  );
  process.exitCode = 1;
}
