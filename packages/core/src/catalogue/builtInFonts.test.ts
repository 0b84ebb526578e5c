import { describe, expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { validateProject } from '../validate/validateProject.ts';
import { builtInFontOf, builtInFonts, optionalFonts } from './builtInFonts.ts';

const cases: readonly [string, string | undefined][] = [
  ...[...builtInFonts, ...optionalFonts].map((name): [string, string] => [name, name]),
  ['arimo', 'Arimo'],
  ['LIBRE BASKERVILLE', 'Libre Baskerville'],
  ['Arial', 'Arimo'],
  ['ArialMT', 'Arimo'],
  ['Arial-BoldMT', 'Arimo'],
  ['Arial Bold Italic', 'Arimo'],
  ['Helvetica', 'Arimo'],
  ['HelveticaNeue', 'Arimo'],
  ['sans-serif', 'Arimo'],
  ['Times', 'Tinos'],
  ['Times New Roman', 'Tinos'],
  ['TimesNewRomanPSMT', 'Tinos'],
  ['TimesNewRomanPS-BoldItalicMT', 'Tinos'],
  ['Times-Roman', 'Tinos'],
  ['Courier', 'Cousine'],
  ['Courier New', 'Cousine'],
  ['CourierNewPS-BoldMT', 'Cousine'],
  ['monospace', 'Cousine'],
  ['Papyrus', undefined],
  ['Arial Unknown', undefined],
  ['My Arial', undefined],
  ['Bold', undefined],
  ['', undefined],
];

describe('a font that every game has', () => {
  it.each(cases)('is found under %j: %s', (name, family) => {
    expect(builtInFontOf(name)).toBe(family);
  });

  it.each(cases)('is not reported when a text uses %j, while others are', (font, family) => {
    const attributes = { name: 'T', text: 'Hello', font };
    const project = buildProject({ prototypes: [{ behaviors: [{ class: 'DisplayTextBehavior', attributes }] }] });
    const messages = validateProject(project).issues.map(({ message }) => message);
    const message = `Font ${font} is not currently not available in project`;
    expect(messages.includes(message)).toBe(family === undefined && font !== '');
  });
});
