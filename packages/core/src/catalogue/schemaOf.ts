import { compositeTypes } from '../attributes/compositeTypes.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { BehaviorDescriptor } from './defineBehavior.ts';
import { conditionClasses, type PredicateDescriptor } from './defineCondition.ts';
import type { Field, FieldKind, Fields } from './fields/field.ts';
import { keyNames } from './keyNames.ts';

const base = 'https://playhouse.example/schemas/1';
const common = '../project/common.json#/$defs';
const expression = { $ref: `${common}/expression` };

/** The published JSON Schema of a behavior class. docs/architecture.md#schemas-and-stored-documents. */
export function schemaOfBehavior(descriptor: BehaviorDescriptor): JsonObject {
  const children = descriptor.children ?? [];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${base}/behaviors/${descriptor.class}.json`,
    title: descriptor.title,
    description: descriptor.help,
    type: 'object',
    properties: {
      id: { $ref: `${common}/id` },
      class: { enum: [descriptor.class, ...(descriptor.aliases ?? [])] },
      enabled: { type: 'boolean', default: true },
      attributes: attributesSchema(descriptor.fields, { name: { type: 'string', title: 'Name' } }),
      ...Object.fromEntries(
        children.map((list) => [
          list,
          { type: 'array', items: { $ref: `${common}/${list === 'conditions' ? 'condition' : 'behavior'}` } },
        ]),
      ),
    },
    required: ['id', 'class', 'enabled', 'attributes'],
  };
}

/** The published JSON Schema of conditions with this predicate. docs/architecture.md#schemas-and-stored-documents. */
export function schemaOfPredicate(descriptor: PredicateDescriptor): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${base}/conditions/${descriptor.type}.json`,
    title: descriptor.title,
    description: descriptor.help,
    type: 'object',
    properties: {
      id: { $ref: `${common}/id` },
      class: { enum: descriptor.conditionTypes.map((type) => conditionClasses[type]) },
      ...(descriptor.eventType === undefined ? {} : { eventType: { const: descriptor.eventType } }),
      attributes: {
        type: 'object',
        properties: { conditionType: { enum: descriptor.conditionTypes }, ...subjectSchema(descriptor) },
        required: ['conditionType'],
      },
      predicate: {
        type: 'object',
        properties: { type: { const: descriptor.type }, attributes: attributesSchema(descriptor.fields, {}) },
        required: ['type', 'attributes'],
      },
    },
    required: ['id', 'class', 'attributes', 'predicate'],
  };
}

/** The JSON Schema of one stored attribute. */
export function schemaOfField(field: Field): JsonObject {
  return {
    ...(field.computed ? computedSchema(field) : literalSchemas[field.kind](field)),
    title: field.label,
    ...(field.help === undefined ? {} : { description: field.help }),
    ...(field.legacy === true ? { deprecated: true } : { default: jsonOf(field.default) }),
  };
}

type SchemaOf = (field: Field) => JsonObject;

const textSchema: SchemaOf = () => ({ type: 'string' });
const optionsSchema: SchemaOf = (field) => ({
  oneOf: (field.options ?? []).map(([code, title]) => ({ const: code, title })),
});
const idSchema: SchemaOf = () => ({ type: 'string', pattern: '^(id[0-9]{1,19})?$' });

const literalSchemas: Record<FieldKind, SchemaOf> = {
  number: numberSchema,
  angle: () => ({ type: 'number' }),
  boolean: () => ({ type: 'boolean' }),
  text: textSchema,
  choice: optionsSchema,
  word: optionsSchema,
  point: () => compositeSchema('point'),
  color: () => compositeSchema('color'),
  image: textSchema,
  images: () => ({ type: 'string', description: 'Image names, separated by tabs.' }),
  sound: textSchema,
  music: textSchema,
  font: textSchema,
  key: () => ({ type: 'string', examples: keyNames }),
  scene: (field) => ({ anyOf: [idSchema(field), ...(field.words === undefined ? [] : [{ enum: field.words }])] }),
  prototype: idSchema,
  table: idSchema,
  tag: textSchema,
  attribute: () => ({ type: 'string', description: 'A keypath.' }),
  assignments: () => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { id: { $ref: `${common}/id` }, column: scalarSchema, rhsvalue: scalarSchema },
      required: ['id', 'column', 'rhsvalue'],
    },
  }),
};

/** A literal text; numbers and booleans are allowed as their text. */
const scalarSchema = { anyOf: [{ type: ['string', 'number', 'boolean'] }, expression] };

function numberSchema(field: Field): JsonObject {
  const minimum =
    field.minimum === undefined ? {} : { [field.exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: field.minimum };
  const maximum = field.maximum === undefined ? {} : { maximum: field.maximum };
  const limited = { type: field.integer === true ? 'integer' : 'number', ...minimum, ...maximum };
  return field.besides === undefined ? limited : { anyOf: [limited, { enum: field.besides }] };
}

function computedSchema(field: Field): JsonObject {
  if (field.kind === 'text') return scalarSchema;
  if (field.kind === 'point' || field.kind === 'color') {
    return compositeSchema(field.kind, (part) => ({ anyOf: [part, expression] }));
  }
  return { anyOf: [literalSchemas[field.kind](field), expression] };
}

function compositeSchema(type: 'point' | 'color', partSchema = (part: JsonObject): JsonObject => part): JsonObject {
  const { parts } = compositeTypes[type];
  const keys = parts.map(({ path }) => path.join('.'));
  const schemas = parts.map(({ path: _, title: __, ...limits }) => partSchema({ type: 'number', ...limits }));
  const properties = Object.fromEntries(keys.map((key, index) => [key, schemas[index] ?? {}]));
  return { type: 'object', properties, required: keys };
}

function subjectSchema(descriptor: PredicateDescriptor): JsonObject {
  const isCompared = descriptor.conditionTypes.some((type) => type > 1);
  return {
    ...(descriptor.conditionTypes.includes(1)
      ? { subjectAttribute: { type: 'string', description: 'A keypath.' } }
      : {}),
    ...(isCompared ? { subject: scalarSchema } : {}),
  };
}

function attributesSchema(fields: Fields, before: JsonObject): JsonObject {
  const properties = Object.entries(fields).map(([key, field]) => [key, schemaOfField(field)] as const);
  return { type: 'object', properties: { ...before, ...Object.fromEntries(properties) }, additionalProperties: true };
}

function jsonOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
