import fs from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { reasonOf } from '../io/systemError.ts';
import { type ConfigValue, commandKeys, sharedKeys } from './configKeys.ts';
import { reportPath } from './reportPath.ts';

const configName = 'playhouse.config.json';
/** Maximum size of a configuration, in bytes. */
const configBytes = 1024 * 1024;

/** Options of one command, as a configuration file gives them. */
export type ConfigOptions = Readonly<Record<string, unknown>>;

/**
 * The options that the nearest `playhouse.config.json` gives a command: in the working folder or the closest folder
 * above it. Files and patterns in it are relative to its folder. Anything else in it is a usage error, reported with
 * its location.
 */
export async function readConfig(command: string, cwd: string): Promise<ConfigOptions> {
  const file = findConfig(cwd);
  if (file === undefined) return {};
  const source = readText(file, cwd);
  const name = nameOf(file, cwd);
  const config = await parse(source, name);
  const fault = faultOf(config);
  if (fault) throw wrong(`${name}${await positionOf(source, fault)}: ${fault.message}`, name);
  const { validate: _, test: __, $schema: ___, ...shared } = config;
  const own = config[command];
  return fromFolder({ ...shared, ...(isJsonObject(own) ? own : {}) }, path.dirname(file), name);
}

function findConfig(cwd: string): string | undefined {
  for (let folder = path.resolve(cwd); ; folder = path.dirname(folder)) {
    const file = path.join(folder, configName);
    if (fs.existsSync(file)) return file;
    if (folder === path.dirname(folder)) return undefined;
  }
}

function readText(file: string, cwd: string): string {
  try {
    return readRegularFile(file, configBytes)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } catch (error) {
    const name = nameOf(file, cwd);
    throw new CommandError(exitStatus.io, 'config.unreadable', `${name} cannot be read: ${reasonOf(error)}.`, name);
  }
}

function nameOf(file: string, cwd: string): string {
  return path.relative(cwd, file).split(path.sep).join('/');
}

/** Why a configuration is rejected, and which part of it. */
interface Fault {
  readonly path: readonly string[];
  /** True when the key is at fault, not its value. */
  readonly isKey: boolean;
  readonly message: string;
}

async function parse(source: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    const { locateJsonFault } = await import('@playhouse/core');
    const { line = 1, column = 1, found = 'something', expected = 'JSON' } = locateJsonFault(source) ?? {};
    throw wrong(`${name}:${line}:${column}: Expected ${expected}, found ${found}.`, name);
  }
  if (isJsonObject(value)) return value;
  throw wrong(`${name}:1:1: A configuration must be an object, such as { "validate": { "maxWarnings": 0 } }.`, name);
}

function faultOf(config: Readonly<Record<string, unknown>>): Fault | undefined {
  for (const [key, value] of Object.entries(config)) {
    const own = Object.hasOwn(commandKeys, key) ? commandKeys[key] : undefined;
    if (key === '$schema') {
      if (typeof value === 'string') continue;
      return { path: [key], isKey: false, message: '"$schema" must be a text.' };
    }
    if (!own) {
      const names = [...Object.keys(sharedKeys), ...Object.keys(commandKeys)];
      const fault = faultAt([key], value, sharedKeys, names);
      if (fault) return fault;
      continue;
    }
    if (!isJsonObject(value)) return { path: [key], isKey: false, message: `"${key}" must be an object of options.` };
    const keys = { ...sharedKeys, ...own };
    for (const [option, given] of Object.entries(value)) {
      const fault = faultAt([key, option], given, keys, Object.keys(keys));
      if (fault) return fault;
    }
  }
  return undefined;
}

function faultAt(
  keyPath: readonly string[],
  value: unknown,
  keys: Readonly<Record<string, ConfigValue>>,
  names: readonly string[],
): Fault | undefined {
  const name = keyPath.at(-1) ?? '';
  const known = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (!known) {
    const message = `There is no option "${name}" here. Choose one of ${names.join(', ')}.`;
    return { path: keyPath, isKey: true, message };
  }
  return known.accepts(value)
    ? undefined
    : { path: keyPath, isKey: false, message: `"${name}" must be ${known.words}.` };
}

async function positionOf(source: string, { path: keyPath, isKey }: Fault): Promise<string> {
  const { locateValues } = await import('@playhouse/core');
  const [found] = locateValues(source, [keyPath]);
  const start = (isKey ? found?.key : found?.value)?.start ?? 0;
  const before = source.slice(0, start).split('\n');
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

function fromFolder(options: ConfigOptions, folder: string, config: string): ConfigOptions {
  const { ignore, output } = options;
  return {
    ...options,
    ...(Array.isArray(ignore) && { ignore: ignore.map((pattern) => path.join(folder, String(pattern))) }),
    ...(typeof output === 'string' && { output: reportPath(output, folder, config) }),
  };
}

function wrong(message: string, name: string): CommandError {
  return new CommandError(exitStatus.usage, 'config.invalid', message, name);
}
