/**
 * Strips error reporting from Ajv's validators, since ours only return true or false: no paths are built, ids are read
 * without a regular expression, and the code is half as long. Validators that try alternatives stay unchanged, because
 * they need the errors of one alternative to continue with the next.
 */
export function sayYesOrNo(code: string): string {
  if (code.includes('vErrors.push(')) return code;
  const lean = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), code);
  if (/\bvErrors\b|\berrors\b|evaluated|instancePath/.test(lean))
    throw new Error('Ajv writes its code in another way now.');
  return lean + readId;
}

const replacements: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/, \{instancePath:instancePath\+[^\n]*?,rootData,dynamicAnchors\}/g, ''],
  [/, \{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}\)/g, ')'],
  [/^\w+\.errors = \[[^\n]*\];\nreturn false;/gm, 'return false;'],
  [/^vErrors = vErrors === null [^\n]*\nerrors = vErrors\.length;/gm, 'return false;'],
  [/^\w+\.errors = vErrors;\nreturn errors === 0;/gm, 'return true;'],
  [/^const evaluated\d+ = [^\n]*\n(?:if\(evaluated\d+\.\w+\)\{\n[^\n]*\n\}\n)*/gm, ''],
  [/^\w+\.evaluated = [^\n]*\n/gm, ''],
  [/^let vErrors = null;\nlet errors = 0;\n/gm, ''],
  [/^const _errs\d+ = errors;\n/gm, ''],
  [/^if\(errors === (?:0|_errs\d+)\)\{/gm, '{'],
  [/^var (valid\d+) = _errs\d+ === errors;/gm, 'var $1 = true;'],
  [/(\bfunc\d+)\((\w+)\) > (\d+)/g, '$2.length > $3 && $1($2) > $3'],
  [/^const (pattern\d+) = new RegExp\("\^id\[0-9\]\{1,19\}\$", "u"\);/gm, 'const $1 = { test: isId };'],
];

const readId = `
function isId(text) {
  const { length } = text;
  if (length < 3 || length > 21 || text.charCodeAt(0) !== 105 || text.charCodeAt(1) !== 100) return false;
  for (let at = 2; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
`;
