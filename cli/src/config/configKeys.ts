import { reportFormats } from '../reporters/reportFormat.ts';

/** What a value of the configuration must be: a test, and a description. */
export interface ConfigValue {
  readonly accepts: (value: unknown) => boolean;
  readonly words: string;
}

const count: ConfigValue = {
  accepts: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  words: 'a whole number from 0',
};
const positive: ConfigValue = {
  accepts: (value) => count.accepts(value) && value !== 0,
  words: 'a whole number from 1',
};
const text: ConfigValue = { accepts: (value) => typeof value === 'string' && value !== '', words: 'a text' };
const texts: ConfigValue = {
  accepts: (value) => Array.isArray(value) && value.every(text.accepts),
  words: 'a list of texts',
};
const format: ConfigValue = {
  accepts: (value) => reportFormats.some((name) => name === value),
  words: `one of ${reportFormats.join(', ')}`,
};

type ConfigKeys = Readonly<Record<string, ConfigValue>>;

/** Options of every command that has a part in the configuration; they may also are at its top. */
export const sharedKeys: ConfigKeys = { ignore: texts, jobs: positive, format, output: text, codeFrames: count };

/** Commands that have a part of their own, with the further options that it may hold. */
export const commandKeys: Readonly<Record<string, ConfigKeys>> = {
  validate: { maxWarnings: count },
  test: { maxSeconds: positive, only: texts },
};
