import { reportFormats } from '../reporters/reportFormat.ts';

/** The constraint on a configuration value: a test and a description. */
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

/** Options of every command with a section in the configuration; they are also allowed at the top level. */
export const sharedKeys: ConfigKeys = { ignore: texts, jobs: positive, format, output: text, codeFrames: count };

/** Commands with their own section, and the additional options that it may contain. */
export const commandKeys: Readonly<Record<string, ConfigKeys>> = {
  validate: { maxWarnings: count },
  test: { maxSeconds: positive, only: texts },
};
