import { createLucideIcon } from 'lucide-react';

/** A face, for actors and the root of their attributes. */
export const ActorIcon = createLucideIcon('actor', [
  [
    'path',
    {
      d: 'M6 9.5C6 6 8.6 3.5 12 3.5S18 6 18 9.5V13a6 6 0 0 1-12 0ZM9.7 9.2v1M14.3 9.2v1M9.5 13.2a3.6 3.6 0 0 0 5 0M8.5 18.500 7 21M15.500 18.500 17 21',
      key: 'face',
    },
  ],
]);

/** A stage with curtains, for scenes and their attributes. */
export const SceneIcon = createLucideIcon('scene', [
  [
    'path',
    {
      d: 'M3.5 5h17v11.5h-17zM3.500 5c0 5 .6 8-1 11.500M20.500 5c0 5-.6 8 1 11.500M8 5c0 3-1.500 5-4.300 6M16 5c0 3 1.500 5 4.300 6M6 20h12',
      key: 'curtains',
    },
  ],
]);

/** A puzzle piece, for behaviors. */
export const BehaviorIcon = createLucideIcon('behavior', [
  [
    'path',
    {
      d: 'M4 7.500h4.200a2.300 2.300 0 1 1 4.600 0H17v4.200a2.300 2.300 0 1 1 0 4.600v4.200H4v-4.200a2.300 2.300 0 1 0 0-4.600Z',
      key: 'piece',
    },
  ],
]);
