#!/usr/bin/env node
// Playhouse in one file. Everything it runs is packed at the end of this file and loaded from there: nothing is
// installed, unpacked to disk or fetched. The syntax is old, so that old versions of Node can report what is wrong.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import workers from 'node:worker_threads';
import zlib from 'node:zlib';

const self = new URL(import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major >= 26 || (major === 24 && minor >= 11)) {
  await start();
} else {
  const message = `playhouse needs Node 24.11 or newer, and this is Node ${process.versions.node}; install a newer one.`;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ error: { code: 'node.version', message } }));
  else console.error(message);
  process.exitCode = 3;
}

async function start() {
  const scheme = 'playhouse:';
  const files = openFiles();
  globalThis.playhouseFiles = files;
  module.registerHooks({
    resolve(specifier, context, next) {
      const isOurs = specifier.startsWith(scheme);
      const isFromOurs = context.parentURL?.startsWith(scheme);
      // Libraries that are not packed are resolved from this file's folder.
      if (!isOurs && !isFromOurs) return next(specifier, context);
      if (!isOurs && !/^\.{1,2}\//.test(specifier)) return next(specifier, { ...context, parentURL: self.href });
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      if (!url.startsWith(scheme)) return next(url, context);
      const source = files.read(`dist/${nameOf(url)}`);
      if (source === undefined) throw new Error(`This file lacks ${url}.`);
      return { format: 'module', source, shortCircuit: true };
    },
  });
  startPartsFromHere(scheme);
  await import(`${scheme}/${partName()}`);
}

function nameOf(url) {
  return new URL(url).pathname.replace(/^\/+/, '');
}

/** Makes threads and processes of the program start in this file too, with the name of the part to run. */
function startPartsFromHere(scheme) {
  const { Worker } = workers;
  workers.Worker = class extends Worker {
    constructor(program, options) {
      if (program instanceof URL && program.protocol === scheme) {
        super(self, { ...options, argv: ['--part', nameOf(program.href)] });
      } else super(program, options);
    }
  };
  const { fork } = childProcess;
  childProcess.fork = (program, args, options) => {
    const isPart = program instanceof URL && program.protocol === scheme;
    return isPart
      ? fork(fileURLToPath(self), ['--part', nameOf(program.href), ...args], options)
      : fork(program, args, options);
  };
  const { createRequire } = module;
  module.createRequire = (from) => createRequire(String(from).startsWith(scheme) ? self : from);
  module.syncBuiltinESMExports();
}

function partName() {
  const isPart = process.argv[2] === '--part' && (process.send !== undefined || !workers.isMainThread);
  return isPart ? process.argv.splice(2, 2)[1] : 'main.js';
}

/**
 * The packed files: a line of JSON with the offset of each, then their deflated bytes in Base64. Reads only the few
 * that are needed.
 */
function openFiles() {
  const place = fileURLToPath(self);
  const file = fs.openSync(place, 'r');
  const take = (start, length) => {
    const bytes = Buffer.alloc(length);
    fs.readSync(file, bytes, 0, length, start);
    return bytes.toString('latin1');
  };
  const [mark, lengthOfIndex] = ['/*FILES ', 8];
  const head = take(0, 16_384);
  const begin = head.lastIndexOf(mark) + mark.length;
  const indexStart = begin + lengthOfIndex + 1;
  const indexLength = Number(head.slice(begin, begin + lengthOfIndex));
  const index = new Map(JSON.parse(take(indexStart, indexLength)));
  return {
    place,
    names: [...index.keys()],
    read(name) {
      const found = index.get(name);
      if (found === undefined) return undefined;
      const packed = Buffer.from(take(indexStart + indexLength + 1 + found[0], found[1]), 'base64');
      const bytes = zlib.inflateRawSync(packed);
      return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
    },
  };
}
