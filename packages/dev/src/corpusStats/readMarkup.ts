/** A node of a legacy file, as read by the counting program. */
export interface Markup {
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
  readonly parts: readonly Markup[];
  readonly words: string;
  readonly path: string;
}

/**
 * Reads markup with one expression and a stack; undefined when it is not well-formed. `path` is the path from the root
 * as in a loss report. Shares no code with the importer, so that the two can check each other.
 */
export function readMarkup(source: string): Markup | undefined {
  const token =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const top = open('', {});
  const stack = [top];
  let end = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    end = token.lastIndex;
    const [, data, slash, tag, values = '', closes, words] = match;
    const current = stack.at(-1);
    if (!current) return undefined;
    if (data !== undefined) current.words += data;
    else if (words !== undefined) current.words += withoutEntities(words);
    else if (tag !== undefined && slash === '/') {
      if (stack.pop()?.tag !== tag) return undefined;
    } else if (tag !== undefined) {
      const node = open(tag, readValues(values));
      current.parts.push(node);
      if (closes !== '/') stack.push(node);
    }
  }
  const [root, ...others] = top.parts;
  if (end !== text.length || stack.length !== 1 || !root || others.length > 0) return undefined;
  givePaths(root);
  return root;
}

interface Open {
  readonly tag: string;
  readonly values: Record<string, string>;
  readonly parts: Open[];
  words: string;
  path: string;
}

function open(tag: string, values: Record<string, string>): Open {
  return { tag, values, parts: [], words: '', path: '' };
}

function readValues(text: string): Record<string, string> {
  const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', double, single]) => [
      name,
      withoutEntities((double ?? single ?? '').replace(/[\t\n]/g, ' ')),
    ]),
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole);
  });
}

const silent = /^(behaviors|conditions|layers|actors|prototypes|scenes|rows|columns)$/;
const listed =
  /^(behavior|condition|layer|actor|scene|row|column|tablecolumnassignment|image|sound|music|font|file|string|reference)$/;

function givePaths(root: Open): void {
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const seen: Record<string, number> = {};
    for (const part of node.parts) {
      seen[part.tag] = (seen[part.tag] ?? 0) + 1;
      const isSilent = silent.test(part.tag) && node.tag !== 'assets';
      const step = isSilent ? '' : stepOf(part, node, seen[part.tag] ?? 1);
      part.path = [node.path, step].filter((piece) => piece !== '').join('/');
      pending.push(part);
    }
  }
}

function stepOf(part: Open, parent: Open, count: number): string {
  const isListed = listed.test(part.tag) && parent.tag !== 'attributes';
  if (!isListed && part.values.id) return part.values.id;
  const isAlone = parent.parts.filter(({ tag }) => tag === part.tag).length === 1;
  return isListed || !isAlone ? `${part.tag}[${count}]` : part.tag;
}
