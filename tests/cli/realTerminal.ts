import { spawn } from 'node:child_process';
import path from 'node:path';
import xterm from '@xterm/headless';
import { root } from '../root.ts';
import { killAtEnd } from './children.ts';

/** The program in a terminal: a pseudo-terminal of the system, whose screen is drawn by a terminal emulator. */
export interface RealTerminal {
  /** Types; `keys` names special keys. */
  press(text: string): void;
  /** The lines of the screen, including those that have scrolled off it, without trailing blanks. */
  lines(): string[];
  /** True when any cell of the screen has this color of the palette (0 to 15). */
  hasColor(color: number): boolean;
  /** Resolves as soon as the screen matches; rejects when the program ends first. */
  until(isThere: (screen: string) => boolean): Promise<string>;
  /** Exit status, once all output is on the screen. */
  readonly ended: Promise<number | null>;
  close(): void;
}

export const keys = {
  up: '\u001b[A',
  down: '\u001b[B',
  pageUp: '\u001b[5~',
  pageDown: '\u001b[6~',
  enter: '\r',
  escape: '\u001b',
  controlC: '\u0003',
} as const;

export interface TerminalOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
  readonly rows?: number;
}

const program = path.join(root, 'cli/bin/playhouse.js');

/** Starts `playhouse` in a new terminal. */
export function openTerminal(args: readonly string[], options: TerminalOptions = {}): RealTerminal {
  const { cwd = root, env = {}, columns = 80, rows = 24 } = options;
  const { NO_COLOR: _, FORCE_COLOR: __, GITHUB_ACTIONS: ___, CI: ____, ...inherited } = process.env;
  const command = [process.execPath, program, ...args].map(quote).join(' ');
  const child = spawn('script', ['-qefc', `stty rows ${rows} cols ${columns}; exec ${command}`, '/dev/null'], {
    cwd,
    env: { ...inherited, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  killAtEnd(child);
  const screen = new xterm.Terminal({ cols: columns, rows, scrollback: 5000, allowProposedApi: true });
  const waiting = new Set<() => void>();
  const tellWaiting = (): void => {
    for (const look of waiting) look();
  };
  child.stdout.on('data', (chunk: Buffer) => screen.write(chunk, tellWaiting));
  let hasEnded = false;
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (status) => {
      screen.write('', () => {
        hasEnded = true;
        tellWaiting();
        resolve(status);
      });
    });
  });
  const lines = (): string[] => {
    const { active } = screen.buffer;
    const all = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '');
    return all.slice(0, all.findLastIndex((line) => line !== '') + 1);
  };
  return {
    press: (text) => child.stdin.write(text),
    lines,
    hasColor: (color) => hasColor(screen, color),
    until(isThere) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const shown = lines().join('\n');
          if (!isThere(shown) && !hasEnded) return;
          waiting.delete(look);
          if (isThere(shown)) resolve(shown);
          else reject(new Error(`The program ended with this on the screen:\n${shown}`));
        };
        waiting.add(look);
        look();
      });
    },
    ended,
    close: () => child.kill('SIGKILL'),
  };
}

function hasColor(screen: xterm.Terminal, color: number): boolean {
  const { active } = screen.buffer;
  for (let row = 0; row < active.length; row += 1) {
    for (let column = 0; column < screen.cols; column += 1) {
      const cell = active.getLine(row)?.getCell(column);
      if (cell?.isFgPalette() && cell.getFgColor() === color) return true;
    }
  }
  return false;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
