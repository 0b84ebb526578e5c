import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Finds the script behind a package's command, so that it runs under this very Node on every system. */
export function toolScript(packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (typeof bin !== 'string') throw new Error(`${packageName} has no command ${command}.`);
  return path.join(folder, bin);
}

/** Runs a script under this Node with everything inherited, and returns its exit status. */
export function runScript(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return runProgram(process.execPath, [script, ...args], env);
}

/** Runs a program and returns its exit status; signals reach it as they reach us. */
export function runProgram(file: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, forward);
    child.on('error', (error) => {
      console.error(`Cannot run ${file}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeListener(name, forward);
      resolve(signal ? 130 : (code ?? 1));
    });
  });
}

export function hasFile(...parts: string[]): boolean {
  return existsSync(path.join(root, ...parts));
}
