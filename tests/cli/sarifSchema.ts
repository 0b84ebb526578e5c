/**
 * What SARIF 2.1.0 requires of the objects that we write, after the text of the standard (sections 3.13 to 3.51), and what
 * GitHub's code scanning requires beyond it. The published schema cannot be fetched by tests, which run without a network.
 */
const message = { type: 'object', required: ['text'], properties: { text: { type: 'string', minLength: 1 } } };
const position = { type: 'integer', minimum: 1 };

const rule = {
  type: 'object',
  required: ['id', 'shortDescription', 'fullDescription', 'help'],
  properties: {
    id: { type: 'string', minLength: 1 },
    shortDescription: { ...message },
    fullDescription: { ...message },
    help: { ...message, properties: { text: { type: 'string', minLength: 1 }, markdown: { type: 'string' } } },
    defaultConfiguration: {
      type: 'object',
      properties: { level: { enum: ['none', 'note', 'warning', 'error'] } },
    },
    properties: { type: 'object', properties: { tags: { type: 'array', uniqueItems: true } } },
  },
};

const location = {
  type: 'object',
  required: ['physicalLocation'],
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation', 'region'],
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          // RFC 3986: no blanks, no control characters, `%` only before two digits.
          properties: { uri: { type: 'string', pattern: "^(?:[!#$&'()*+,/:;=?@\\w.~-]|%[0-9A-F]{2})+$" } },
        },
        region: {
          type: 'object',
          required: ['startLine', 'startColumn', 'endLine', 'endColumn'],
          properties: { startLine: position, startColumn: position, endLine: position, endColumn: position },
        },
      },
    },
    logicalLocations: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
};

const result = {
  type: 'object',
  required: ['ruleId', 'ruleIndex', 'level', 'message', 'locations', 'partialFingerprints'],
  properties: {
    ruleId: { type: 'string' },
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message,
    locations: { type: 'array', minItems: 1, items: location },
    partialFingerprints: {
      type: 'object',
      required: ['primaryLocationLineHash'],
      additionalProperties: { type: 'string', minLength: 1 },
    },
  },
};

export const sarifSchema = {
  type: 'object',
  required: ['$schema', 'version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results', 'columnKind'],
        properties: {
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                required: ['name', 'rules'],
                properties: {
                  name: { type: 'string', minLength: 1 },
                  version: { type: 'string' },
                  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
                  rules: { type: 'array', items: rule },
                },
              },
            },
          },
          invocations: {
            type: 'array',
            items: {
              type: 'object',
              required: ['executionSuccessful'],
              properties: { executionSuccessful: { type: 'boolean' } },
            },
          },
          results: { type: 'array', items: result },
        },
      },
    },
  },
};
