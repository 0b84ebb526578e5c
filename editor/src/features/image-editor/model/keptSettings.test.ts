import { describe, expect, it } from 'vitest';
import { readSettings } from './keptSettings.ts';
import { firstSettings } from './paintSettings.ts';

const changed = {
  tool: 'brush',
  settings: { ...firstSettings, size: 40, opacity: 0.5, color: { r: 1, g: 2, b: 3, a: 4 }, isSmooth: true },
};

describe('the settings of tools', () => {
  it('are read as they were kept', () => {
    expect(readSettings(JSON.stringify(changed))).toEqual(changed);
  });

  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['another value', '[1]'],
    ['a tool that does not exist', '{"tool":"laser","settings":3}'],
    ['settings that do not exist', '{"settings":{"__proto__":{"size":5},"speed":9}}'],
  ])('are the first ones after %s', (_, text) => {
    expect(readSettings(text)).toEqual({ tool: 'pencil', settings: firstSettings });
  });

  it.each<[string, unknown]>([
    ['size', 0],
    ['size', 1.5],
    ['size', 513],
    ['size', '40'],
    ['opacity', 2],
    ['hardness', null],
    ['tolerance', -1],
    ['color', { r: 1, g: 2, b: 3 }],
    ['color', { r: 1, g: 2, b: 3, a: 256 }],
    ['recent', [firstSettings.color, 'red']],
    ['recent', new Array(13).fill(firstSettings.color)],
    ['isSmooth', 1],
  ])('are kept, but for a wrong %s: %j', (name, value) => {
    const { tool, settings } = readSettings(
      JSON.stringify({ ...changed, settings: { ...changed.settings, [name]: value } }),
    );
    expect(tool).toBe('brush');
    expect(settings).toEqual({ ...changed.settings, [name]: firstSettings[name as keyof typeof firstSettings] });
  });
});
