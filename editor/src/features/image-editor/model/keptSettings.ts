import type { Color } from '@playhouse/paint';
import type { ToolId } from '../../shortcuts/imageToolKeys.ts';
import type { ImageEditor, ImageEditorState } from './imageEditor.ts';
import { firstSettings, type PaintSettings } from './paintSettings.ts';
import { tools } from './tools.ts';

type KeptSettings = Pick<ImageEditorState, 'tool' | 'settings'>;

const storageKey = 'playhouse-drawing-tools';

/**
 * Begins with the tool and the settings of the last visit, and keeps them in this browser from then on. As long as nothing
 * was painted, the color is the `first` one.
 */
export function keepToolSettings({ store }: ImageEditor, first: Color): () => void {
  const { tool, settings } = readSettings(storedText());
  store.setState({ tool, settings: settings.recent.length > 0 ? settings : { ...settings, color: first } });
  return store.subscribe(({ tool, settings }, before) => {
    if (tool === before.tool && settings === before.settings) return;
    try {
      localStorage.setItem(storageKey, JSON.stringify({ tool, settings }));
    } catch {
      // Without storage, the settings last as long as the page.
    }
  });
}

/** Settings from stored text: missing or invalid values get their defaults. */
export function readSettings(text: string | null): KeptSettings {
  const stored = parsed(text);
  const given = isRecord(stored.settings) ? stored.settings : {};
  const settings = Object.fromEntries(
    Object.entries(firstSettings).map(([name, first]) => [
      name,
      isValid(name, given[name], first) ? given[name] : first,
    ]),
  );
  const tool = tools.find(({ id }) => id === stored.tool)?.id ?? firstTool;
  // Each value was compared with the first one of its name.
  return { tool, settings: settings as unknown as PaintSettings };
}

const firstTool: ToolId = 'pencil';

/** The numbers that settings may have. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  size: [1, 512],
  opacity: [0, 1],
  hardness: [0, 1],
  tolerance: [0, 255],
};

function isValid(name: string, value: unknown, first: unknown): boolean {
  if (name === 'recent') return Array.isArray(value) && value.length <= 12 && value.every(isColor);
  if (name === 'color') return isColor(value);
  const range = ranges[name];
  if (!range) return typeof value === typeof first;
  return typeof value === 'number' && value >= range[0] && value <= range[1] && (name !== 'size' || value % 1 === 0);
}

function isColor(value: unknown): value is Color {
  return isRecord(value) && ['r', 'g', 'b', 'a'].every((part) => isByte(value[part]));
}

function isByte(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
