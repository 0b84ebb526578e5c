/** Keys that cannot be changed, by the area in which they work. */
export const fixedKeys: readonly {
  readonly area: string;
  readonly rows: readonly (readonly [keys: string, action: string])[];
}[] = [
  {
    area: 'Everywhere in a project',
    rows: [
      ['F6, Shift F6', 'Next, previous part of the page'],
      ['Ctrl C, Ctrl X, Ctrl V', 'Copy, cut, paste'],
      ['F3, Shift F3', 'Next, previous hit or use'],
      ['F12, Shift F12', 'Go to what a field refers to, find its uses'],
    ],
  },
  {
    area: 'Stage',
    rows: [
      ['Arrows, with Shift', 'Move by 1, by 10, or by the grid when snapping to it'],
      ['Alt arrows, with Shift', 'Resize by 1, by 10'],
      [', . with Shift', 'Rotate by 1, by 15 degrees'],
      ['[ ] with Shift', 'Send backward, bring forward; to back, to front'],
      ['Tab, Shift Tab', 'Next, previous actor'],
      ['Ctrl A, Ctrl Shift A', 'Select all, all of the same actor'],
      ['Ctrl D, Del', 'Duplicate, delete'],
      ['Enter', 'Edit the behaviors of the actor'],
      ['+ - 0', 'Zoom in, out, 100 %'],
      ['Shift 1, Shift 2', 'Zoom to all, to the selection'],
      ['Shift F10', 'Menu'],
      ['Esc', 'Cancel, or clear the selection'],
    ],
  },
  {
    area: 'Behaviors',
    rows: [
      ['/', 'Insert by name'],
      ['Left, Right', 'Close, open a block'],
      ['Enter', 'First field of a card; insert into a block'],
      ['Space, Shift Space', 'Select one, several'],
      ['M', 'Move: arrows choose the place, Enter drops'],
      ['Alt Up, Alt Down', 'Move up, down'],
      ['O', 'Switch on or off'],
      ['F2', 'Rename'],
      ['Ctrl D, Del', 'Duplicate, delete'],
      ['Ctrl Shift G', 'Wrap in a group'],
      ['Ctrl E', 'In a field: expression dialog'],
    ],
  },
  {
    area: 'Libraries',
    rows: [['F2, Del, Enter', 'Rename, delete, open']],
  },
  {
    area: 'Preview',
    rows: [['Ctrl Enter', 'Back to editing']],
  },
];
