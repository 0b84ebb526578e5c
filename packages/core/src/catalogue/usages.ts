/** Usage buckets of the behavior library, in the order of spec 2 chapter 3. */
export const usages = [
  'Movement',
  'Tables',
  'Display',
  'Device',
  'Attributes',
  'Flow',
  'Organization',
  'Audio',
  'Monetization',
  'Game Services',
  'Networking',
  'Artificial Intelligence',
] as const;

export type Usage = (typeof usages)[number];

/** What a behavior does when active. Reference 1.1. */
export type BehaviorType = 'Action' | 'Persistent' | 'Block' | 'Note';
