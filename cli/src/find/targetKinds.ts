/** Kinds of things whose uses can be searched. */
export const targetKinds = [
  'scene',
  'prototype',
  'instance',
  'attribute',
  'table',
  'row',
  'column',
  'image',
  'sound',
  'font',
  'tag',
] as const;

export type TargetKind = (typeof targetKinds)[number];
