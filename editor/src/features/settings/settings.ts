import { displaySizes } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import { viewportFits } from '../../preview/frameMessages.ts';
import { themes } from '../../theme/themes.ts';
import { type GridColor, gridColorNames } from '../../ui-state/gridColors.ts';
import type { PreferenceKey, Preferences } from '../../ui-state/preferenceValues.ts';
import { fitNames, playNames, zooms } from '../preview/lookNames.ts';
import { playModes } from '../preview/playMode.ts';

interface Described {
  readonly label: string;
  /** What it does, where the label does not say it. */
  readonly hint?: string;
  /** Other words that a search finds it by. */
  readonly words?: string;
}

/** A choice among named values. `id` is the position of a value in the list. */
export interface ChoiceSetting extends Described {
  readonly kind: 'choice';
  readonly names: readonly string[];
  indexIn(preferences: Preferences): number;
  partFor(index: number): Partial<Preferences>;
}

/** A preference that is on or off. */
export interface SwitchSetting extends Described {
  readonly kind: 'switch';
  isOn(preferences: Preferences): boolean;
  partFor(isOn: boolean): Partial<Preferences>;
}

/** A number within limits. */
export interface NumberSetting extends Described {
  readonly kind: 'number';
  readonly unit: string;
  readonly minimum: number;
  readonly maximum: number;
  valueIn(preferences: Preferences): number;
  partFor(value: number): Partial<Preferences>;
}

export type Setting = ChoiceSetting | SwitchSetting | NumberSetting;

export interface SettingGroup {
  readonly title: string;
  readonly settings: readonly Setting[];
}

type Flag = { [Key in PreferenceKey]: Preferences[Key] extends boolean ? Key : never }[PreferenceKey];

function choice<Key extends PreferenceKey>(
  key: Key,
  described: Described,
  options: readonly (readonly [value: Preferences[Key], name: string])[],
): ChoiceSetting {
  return {
    kind: 'choice',
    ...described,
    names: options.map(([, name]) => name),
    indexIn: (preferences) => options.findIndex(([value]) => value === preferences[key]),
    partFor(index) {
      const chosen = options[index];
      return chosen ? only(key, chosen[0]) : {};
    },
  };
}

/** `isReversed` for a preference that is on when something is hidden. */
function toggle(key: Flag, described: Described, isReversed = false): SwitchSetting {
  return {
    kind: 'switch',
    ...described,
    isOn: (preferences) => preferences[key] !== isReversed,
    partFor: (isOn) => only(key, isOn !== isReversed),
  };
}

function number(
  key: 'gridWidth' | 'gridHeight' | 'actorResizeScale',
  described: Described & Pick<NumberSetting, 'unit' | 'minimum' | 'maximum'>,
): NumberSetting {
  return {
    kind: 'number',
    ...described,
    valueIn: (preferences) => preferences[key],
    partFor: (value) => only(key, value),
  };
}

function only<Key extends PreferenceKey>(key: Key, value: Preferences[Key]): Partial<Preferences> {
  return { [key]: value } as Partial<Preferences>;
}

const colorNames: Readonly<Record<GridColor, string>> = {
  magenta: t('Magenta'),
  red: t('Red'),
  orange: t('Orange'),
  yellow: t('Yellow'),
  green: t('Green'),
  cyan: t('Cyan'),
  blue: t('Blue'),
  black: t('Black'),
  white: t('White'),
};

const firstGrid = t('For projects whose grid was not changed yet.');

const screens = displaySizes.map(({ id, label, width, height }) => [id, `${label}, ${width} × ${height}`] as const);

/** Everything that the settings page offers. docs/product-rules.md#preferences. */
export const settingGroups: readonly SettingGroup[] = [
  {
    title: t('Appearance'),
    settings: [
      choice('theme', { label: t('Theme'), words: t('colors dark light contrast night') }, [
        ['system', t('Match system')],
        ...themes.map(({ id, label }) => [id, label] as const),
      ]),
      choice('density', { label: t('Density'), words: t('size of rows spacing touch') }, [
        ['theme', t('Match theme')],
        ['compact', t('Compact')],
        ['comfortable', t('Comfortable')],
      ]),
      choice('motion', { label: t('Motion'), words: t('animation movement') }, [
        ['system', t('Match system')],
        ['reduced', t('Reduced')],
      ]),
    ],
  },
  {
    title: t('Projects'),
    settings: [
      choice('projectsView', { label: t('Show projects as'), words: t('library cards') }, [
        ['grid', t('Grid')],
        ['list', t('List')],
      ]),
      toggle('repairSparse', {
        label: t('Repair projects when they are opened'),
        hint: t('Fills in what is missing in a damaged project, in one step that can be undone.'),
        words: t('broken fix missing defaults'),
      }),
    ],
  },
  {
    title: t('Editing'),
    settings: [
      toggle('inspectorVisible', { label: t('Show the inspector'), words: t('panel attributes right') }),
      toggle('problemsPinned', {
        label: t('Show problems as a tab of the inspector'),
        words: t('pin errors warnings'),
      }),
      toggle('attributeWarnings', {
        label: t('Warn about attributes'),
        hint: t('Lists attributes of an actor whose name or type differs from its prototype’s.'),
        words: t('problems mismatch'),
      }),
    ],
  },
  {
    title: t('Stage'),
    settings: [
      number('gridWidth', { label: t('Grid width'), unit: 'px', minimum: 1, maximum: 10_000, hint: firstGrid }),
      number('gridHeight', { label: t('Grid height'), unit: 'px', minimum: 1, maximum: 10_000, hint: firstGrid }),
      choice(
        'gridColor',
        { label: t('Grid color'), hint: firstGrid },
        gridColorNames.map((name) => [name, colorNames[name]] as const),
      ),
      number('actorResizeScale', {
        label: t('Size of dragged actors'),
        unit: '×',
        minimum: 0.1,
        maximum: 10,
        hint: t('Of the picture that follows the pointer.'),
        words: t('drag image scale'),
      }),
    ],
  },
  {
    title: t('Behaviors'),
    settings: [
      choice('behaviorOrganization', { label: t('Group behaviors by'), words: t('library sort') }, [
        ['usage', t('Usage')],
        ['type', t('Kind')],
        ['name', 'A-Z'],
      ]),
      toggle('hideMonetization', { label: t('Show Monetization'), words: t('purchases ads banner') }, true),
      toggle('hideGameServices', { label: t('Show Game Services'), words: t('leaderboard achievements') }, true),
      toggle('smartNavigation', {
        label: t('Open the behavior library with an actor'),
        words: t('smart navigation'),
      }),
    ],
  },
  {
    title: t('Preview'),
    settings: [
      choice(
        'playMode',
        { label: t('Play'), words: t('scene beginning scripts') },
        playModes.map((mode) => [mode, playNames[mode]] as const),
      ),
      choice('previewAspect', { label: t('Screen'), words: t('aspect device display size') }, [
        [null, t('As the game')],
        ...screens,
      ]),
      choice('previewOrientation', { label: t('Orientation'), words: t('rotate portrait landscape') }, [
        [null, t('As the game')],
        ['landscape', t('Landscape')],
        ['portrait', t('Portrait')],
      ]),
      choice(
        'previewZoom',
        { label: t('Zoom'), words: t('magnification') },
        zooms.map(({ id, label }) => [id === 'fit' ? null : id, label] as const),
      ),
      choice(
        'previewViewportFit',
        { label: t('Fit into the screen'), words: t('letterbox stretch crop') },
        viewportFits.map((id) => [id === 'letterbox' ? null : id, fitNames[id]] as const),
      ),
    ],
  },
];

/** The groups with the settings that contain all words of a search; groups without any are left out. */
export function findSettings(query: string): readonly SettingGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return settingGroups;
  return settingGroups.flatMap((group) => {
    const settings = group.settings.filter((setting) => {
      const names = setting.kind === 'choice' ? setting.names : [];
      const text = [group.title, setting.label, setting.hint, setting.words, ...names].join(' ').toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return settings.length === 0 ? [] : [{ ...group, settings }];
  });
}
