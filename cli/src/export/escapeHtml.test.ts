import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonInHtml } from './escapeHtml.ts';

const pieces = [
  '</script>',
  '<!--',
  '-->',
  '<script',
  '&',
  '&lt;',
  '"',
  "'",
  '\u2028',
  '\u2029',
  '\r\n',
  '\\',
  'ä',
  '𝕏',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme' })))
  .map((all) => all.join(''));

/** Decodes numeric character references like a browser. */
const unescaped = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('project texts in a page', () => {
  it('are escaped losslessly, so that no text ends an element or an attribute', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const html = escapeHtml(text);
        expect(html).not.toMatch(/[<>"'\r]|&(?!#\d+;)/);
        expect(unescaped(html)).toBe(text);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('become JSON without markup, losslessly', () => {
    fc.assert(
      fc.property(fc.dictionary(texts, fc.oneof(texts, fc.double(), fc.array(texts))), (value) => {
        const text = jsonInHtml(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
