import type { Field, FieldKind, Fields } from '@playhouse/core';
import { codeOf, listOf, tableOf } from './markdown.ts';

/**
 * The fields of a behavior or condition. Those found only in older projects come last. `depth` is the number of folders
 * up to the reference.
 */
export function fieldTable(fields: Fields, depth: string): string {
  const entries = Object.entries(fields);
  const current = entries.filter(([, field]) => field.legacy !== true);
  const rows = current.map(([key, field]) => [
    field.label,
    codeOf(key),
    kindInWords(field).replace('](', `](${depth}`),
    defaultInWords(field),
    limitsInWords(field, fields),
    expressionInWords(field),
  ]);
  const older = entries.filter(([, field]) => field.legacy === true);
  const note =
    older.length === 0
      ? ''
      : `\nOlder projects may also have ${listOf(
          older.map(([key]) => codeOf(key)),
          'and',
        )}. It is kept and changes nothing.\n`;
  return `${tableOf(['Field', 'Stored as', 'Takes', 'Default', 'Limits', 'Expression'], rows)}${note}`;
}

const kinds: Readonly<Record<FieldKind, string>> = {
  number: 'a number',
  angle: 'an angle in degrees',
  boolean: 'true or false',
  text: 'a text',
  choice: 'one of the choices',
  word: 'one of the choices',
  point: 'two numbers, `x` and `y`',
  color: 'a color: `red`, `green`, `blue` and `alpha`, each from 0 to 1',
  image: 'the name of an image',
  images: 'names of images with tabs between them',
  sound: 'the name of a sound',
  music: 'the name of a sound whose file is m4a',
  font: 'the name of a font',
  key: 'a [key](keys.md)',
  scene: 'the id of a scene',
  prototype: 'the id of an actor',
  table: 'the id of a table',
  tag: 'a tag',
  attribute: 'an [attribute](attributes.md)',
  assignments: 'a list of columns and the values they get',
};

const units: Readonly<Record<string, string>> = {
  px: 'pixels',
  'px/s': 'pixels a second',
  'px/s²': 'pixels a second, each second',
  '°': 'degrees',
  '°/s': 'degrees a second',
  s: 'seconds',
  '%': 'percent',
  'frames/s': 'frames a second',
};

const targets = {
  numeric: 'a number [attribute](attributes.md)',
  integer: 'a whole-number [attribute](attributes.md)',
  text: 'a text [attribute](attributes.md)',
  any: 'an [attribute](attributes.md)',
} as const;

function kindInWords(field: Field): string {
  const unit = field.unit === undefined ? '' : `, in ${units[field.unit] ?? field.unit}`;
  if (field.kind === 'number') return `${field.integer === true ? 'a whole number' : 'a number'}${unit}`;
  if (field.kind === 'attribute') return targets[field.target ?? 'any'];
  if (field.kind === 'scene' && field.words) return `the id of a scene, or ${listOf(field.words.map(codeOf), 'or')}`;
  if (field.kind === 'text' && field.result === 'table') return 'an expression that gives a table';
  if (field.kind === 'text' && field.computed) return textInWords(field);
  return `${kinds[field.kind]}${unit}`;
}

function textInWords({ fits, result }: Field): string {
  if (fits !== undefined) return 'what fits the attribute';
  return result === 'number' ? 'a number' : 'a text or a number';
}

function defaultInWords({ default: value, options }: Field): string {
  const option = options?.find(([code]) => code === value);
  if (option) return `${codeOf(String(value))} (${option[1]})`;
  if (value === '') return 'nothing';
  return codeOf(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The requirements of the field beyond its kind, its choices, and when it applies. */
function limitsInWords(field: Field, fields: Fields): string {
  const sentences = [
    field.help ?? '',
    optionsInWords(field),
    rangeInWords(field),
    field.required === true ? 'Must be filled in.' : '',
    field.writes === true ? 'The attribute must be one that games can change.' : '',
    whenInWords(field, fields),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function optionsInWords({ options }: Field): string {
  if (options === undefined) return '';
  const choices = options.map(([code, label]) => {
    const isSame = String(code) === label;
    return isSame ? codeOf(label) : `${codeOf(String(code))} ${label}`;
  });
  return `${choices.join(', ')}.`;
}

function rangeInWords({ minimum, maximum, exclusiveMinimum, besides }: Field): string {
  if (minimum === undefined && maximum === undefined) return '';
  const least = exclusiveMinimum === true ? `More than ${minimum}` : `At least ${minimum}`;
  const both = exclusiveMinimum === true ? `More than ${minimum}, at most ${maximum}` : `From ${minimum} to ${maximum}`;
  const range = maximum === undefined ? least : minimum === undefined ? `At most ${maximum}` : both;
  return besides === undefined ? `${range}.` : `${range}, or ${listOf(besides.map(String), 'or')}.`;
}

function whenInWords({ when }: Field, fields: Fields): string {
  if (when === undefined) return '';
  const other = fields[when.field];
  const values = when.is.map((value) => other?.options?.find(([code]) => code === value)?.[1] ?? String(value));
  return `Counts only while ${other?.label ?? when.field} is ${listOf(values, 'or')}.`;
}

function expressionInWords({ computed, kind }: Field): string {
  if (kind === 'assignments') return 'in columns and values';
  if (!computed) return 'no';
  return kind === 'point' || kind === 'color' ? 'each part' : 'yes';
}
