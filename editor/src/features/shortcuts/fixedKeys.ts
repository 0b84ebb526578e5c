import { t } from '../../i18n/t.ts';

/** Names of the areas in which keys work. */
export const areaNames = {
  'Everywhere in a project': t('Everywhere in a project'),
  Stage: t('Stage'),
  Behaviors: t('Behaviors'),
  Libraries: t('Libraries'),
  Preview: t('Preview'),
} as const;

type Area = keyof typeof areaNames;

/** Keys that cannot be changed, by the area in which they work. */
export const fixedKeys: readonly {
  readonly area: Area;
  readonly rows: readonly (readonly [keys: string, action: string])[];
}[] = [
  {
    area: 'Everywhere in a project',
    rows: [
      [t('F6, Shift F6'), t('Next, previous part of the page')],
      ['Ctrl C, Ctrl X, Ctrl V', t('Copy, cut, paste')],
      [t('F3, Shift F3'), t('Next, previous hit or use')],
      [t('F12, Shift F12'), t('Go to what a field refers to, find its uses')],
    ],
  },
  {
    area: 'Stage',
    rows: [
      [t('Arrows, with Shift'), t('Move by 1, by 10, or by the grid when snapping to it')],
      [t('Alt arrows, with Shift'), t('Resize by 1, by 10')],
      [t(', . with Shift'), t('Rotate by 1, by 15 degrees')],
      [t('[ ] with Shift'), t('Send backward, bring forward; to back, to front')],
      [t('Tab, Shift Tab'), t('Next, previous actor')],
      ['Ctrl A, Ctrl Shift A', t('Select all, all of the same actor')],
      ['Ctrl D, Del', t('Duplicate, delete')],
      ['Enter', t('Edit the behaviors of the actor')],
      ['+ - 0', t('Zoom in, out, 100 %')],
      ['Shift 1, Shift 2', t('Zoom to all, to the selection')],
      ['Shift F10', t('Menu')],
      [t('Esc'), t('Cancel, or clear the selection')],
    ],
  },
  {
    area: 'Behaviors',
    rows: [
      ['/', t('Insert by name')],
      [t('Left, Right'), t('Close, open a block')],
      ['Enter', t('First field of a card; insert into a block')],
      [t('Space, Shift Space'), t('Select one, several')],
      ['M', t('Move: arrows choose the place, Enter drops')],
      [t('Alt Up, Alt Down'), t('Move up, down')],
      ['O', t('Switch on or off')],
      ['F2', t('Rename')],
      ['Ctrl D, Del', t('Duplicate, delete')],
      ['Ctrl Shift G', t('Wrap in a group')],
      ['Ctrl E', t('In a field: expression dialog')],
    ],
  },
  {
    area: 'Libraries',
    rows: [[t('F2, Del, Enter'), t('Rename, delete, open')]],
  },
  {
    area: 'Preview',
    rows: [['Ctrl Enter', t('Back to editing')]],
  },
];
