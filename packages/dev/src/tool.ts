import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Finds the script behind a package's command, so that it runs with this Node on every system. */
export function toolScript(packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (typeof bin !== 'string') throw new Error(`${packageName} has no command ${command}.`);
  return path.join(folder, bin);
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const interrupted = 130;
let isStopped = false;

/**
 * Runs a script under this Node with everything inherited, and returns its exit status. Ctrl-C reaches it through the
 * terminal; a signal sent only to this process is passed on, unless the script says `stopping` over its channel. After
 * that, nothing else is started.
 */
export function runScript(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  if (isStopped) return Promise.resolve(interrupted);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    });
    let isStopping = false;
    child.on('message', (message) => {
      if (message === 'stopping') isStopping = true;
    });
    const stop = (signal: NodeJS.Signals): void => {
      isStopped = true;
      if (process.connected) process.send?.('stopping');
      setTimeout(() => isStopping || child.kill(signal), 500).unref();
    };
    for (const signal of signals) process.on(signal, stop);
    child.on('error', (error) => {
      console.error(`Cannot run ${script}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      // Listeners remain installed: a signal that arrives now must not end this process before its own exit.
      if (!isStopped) for (const name of signals) process.off(name, stop);
      resolve(signal ? interrupted : (code ?? 1));
    });
  });
}
