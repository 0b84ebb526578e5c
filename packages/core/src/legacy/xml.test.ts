import { describe, expect, it } from 'vitest';
import { parseXml, type XmlElement, xmlLimits } from './xml.ts';

const encoder = new TextEncoder();

function read(text: string): XmlElement {
  const parsed = parseXml(encoder.encode(text));
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message);
  return parsed.value.root;
}

function nested(depth: number): string {
  return '<a>'.repeat(depth) + '</a>'.repeat(depth);
}

describe('a well-formed file', () => {
  it('keeps order, attributes and text exactly as written', () => {
    const root = read('<?xml version="1.0"?>\n<a b="1">\n <c>  x &amp; &#228;\t</c><d/><![CDATA[<raw>]]></a>');
    expect([...root.attributes]).toEqual([['b', '1']]);
    expect(root.children.map(({ name }) => name)).toEqual(['c', 'd']);
    expect(root.children[0]?.text).toBe('  x & ä\t');
    expect(root.text).toBe('\n <raw>');
    expect(root.children[1]?.parent).toBe(root);
    expect(root.children.map(({ order }) => order)).toEqual([1, 2]);
    expect(root.children[0]?.line).toBe(3);
  });

  it.each([
    ['a byte order mark', encoder.encode('\uFEFF<a>ä</a>')],
    ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, ...[...'<a>ä</a>'].flatMap((c) => [c.charCodeAt(0), 0])])],
    ['UTF-16, big end first', new Uint8Array([0xfe, 0xff, ...[...'<a>ä</a>'].flatMap((c) => [0, c.charCodeAt(0)])])],
  ])('may begin with %s', (_, bytes) => {
    const parsed = parseXml(bytes);
    expect(parsed.ok && parsed.value.root.text).toBe('ä');
    expect(parsed.ok && parsed.value.isExact).toBe(true);
  });

  it('reports bytes that are not text', () => {
    const parsed = parseXml(new Uint8Array([...encoder.encode('<a>'), 0xff, ...encoder.encode('</a>')]));
    expect(parsed.ok && parsed.value).toMatchObject({ isExact: false, root: { text: '\uFFFD' } });
  });

  it(`may be ${xmlLimits.depth} elements deep`, () => {
    expect(read(nested(xmlLimits.depth)).name).toBe('a');
  });

  it('never mistakes a name for a property of an object', () => {
    const root = read('<a __proto__="1" constructor="2"/>');
    expect(root.attributes.get('__proto__')).toBe('1');
    expect(root.attributes.get('toString')).toBeUndefined();
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 1, /document type/],
    ['its own entity', '<a>\n&b;</a>', 2, /entity/],
    ['merge conflict markers', '<a>\n<<<<<<< HEAD\n<b/>\n</a>', 2, /merge conflict/],
    ['an unclosed element', '<a><b></a>', 1, /close tag/],
    ['nothing', '', 1, /root element/],
    ['two roots', '<a/><b/>', 1, /one root/],
    ['a control character', '<a>&#1;</a>', 1, /character entity/],
    ['a control character of XML 1.1', '<?xml version="1.1"?><a>&#1;</a>', 1, /character entity/],
    [
      'too many elements',
      `<a>${'<b/>'.repeat(xmlLimits.elements)}</a>`,
      1,
      new RegExp(`more than ${xmlLimits.elements} elements`),
    ],
    ['too deep a tree', nested(xmlLimits.depth + 1), 1, /nested deeper than 200/],
  ])('has %s, and says where', (_, text, line, message) => {
    const parsed = parseXml(encoder.encode(text));
    expect(parsed.ok).toBe(false);
    const issue = parsed.ok ? undefined : parsed.issues[0];
    expect(issue).toMatchObject({ code: 'legacy.unreadable', params: { line } });
    expect(issue?.message).toMatch(message);
    expect(issue?.params.column).toBeGreaterThan(0);
  });

  it('is a binary property list', () => {
    const parsed = parseXml(encoder.encode('bplist00\u0000'));
    expect(!parsed.ok && parsed.issues[0]?.message).toMatch(/binary property list/);
  });

  it('is larger than allowed', () => {
    const parsed = parseXml(new Uint8Array(xmlLimits.bytes + 1));
    expect(!parsed.ok && parsed.issues[0]?.message).toContain(String(xmlLimits.bytes));
  });

  it('is not expanded when entities refer to entities', () => {
    const lines = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};&e${n};&e${n};">`);
    const bomb = `<!DOCTYPE a [<!ENTITY e0 "boom">${lines.join('')}]><a>&e20;</a>`;
    expect(parseXml(encoder.encode(bomb)).ok).toBe(false);
  });
});
