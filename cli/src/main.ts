import { createInterface } from 'node:readline';
import { callProgram } from './callProgram.ts';
import { endInterrupted } from './ending.ts';
import { exitStatus } from './exit.ts';
import { readStream } from './io/readRegularFile.ts';
import { reasonOf } from './io/systemError.ts';
import { lineOf, type Terminal } from './terminal.ts';
import { wantsColors } from './wantsColors.ts';

// One permanent listener: a signal that arrives while listeners are swapped would be lost.
let interrupt = endInterrupted;
process.on('SIGINT', () => interrupt());
let wasStopped = false;

const terminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: {
    in: process.stdin.isTTY === true,
    out: process.stdout.isTTY === true,
    err: process.stderr.isTTY === true,
  },
  hasColors: {
    out: wantsColors(process.env, process.stdout.isTTY === true),
    err: wantsColors(process.env, process.stderr.isTTY === true),
  },
  columns: process.stdout.columns || 80,
  inputLines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  inputBytes: () => readStream(process.stdin),
  untilStopped: () =>
    new Promise((resolve) => {
      interrupt = () => {
        wasStopped = true;
        // A program that started this one with a channel then passes on no further signals.
        if (process.connected) process.send?.('stopping');
        resolve();
      };
      for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt());
    }),
};

process.stderr.on('error', () => undefined);
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` closes the pipe when it has enough: that is not an error.
  if (error.code === 'EPIPE') return;
  terminal.err(lineOf(`The result cannot be written: ${reasonOf(error)}.`));
  process.exit(exitStatus.io);
});

process.exitCode = await callProgram(process.argv.slice(2), terminal);

// During shutdown Node handles no signals, and a second one would count as a crash.
if (wasStopped) process.exit();
