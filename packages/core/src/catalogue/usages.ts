/** Usage buckets of the behavior library, in the order of docs/product-rules.md#behavior-data. */
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

/** What a behavior does when active. docs/runtime-rules.md#kinds-of-behaviors. */
export type BehaviorType = 'Action' | 'Persistent' | 'Block' | 'Note';
