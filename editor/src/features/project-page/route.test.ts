import { expect, it } from 'vitest';
import { readRoute } from './route.ts';

it.each([
  ['', { kind: 'start' }],
  ['scene/id5', { kind: 'scene', scene: 'id5' }],
  ['prototype/id7', { kind: 'prototype', prototype: 'id7' }],
  ['scene/id5/layer/id6/actor/id7', { kind: 'instance', scene: 'id5', instance: 'id7' }],
  ['scene/id5/actor/id7', { kind: 'instance', scene: 'id5', instance: 'id7' }],
  ['scene', { kind: 'unknown' }],
  ['table/id5', { kind: 'page', page: 'table', id: 'id5' }],
  ['assets/image/a%2Fb.png', { kind: 'page', page: 'image', id: 'a/b.png' }],
  ['/assets/image/50%25', { kind: 'page', page: 'image', id: '50%' }],
  ['assets/image/50%', { kind: 'unknown' }],
  ['assets/fonts/Luckiest%20Guy', { kind: 'page', page: 'font', id: 'Luckiest Guy' }],
  ['assets/image', { kind: 'unknown' }],
  ['table/id5/id6', { kind: 'unknown' }],
  ['scene/id5/layer/id6', { kind: 'unknown' }],
])('parses the address %j as %j', (rest, route) => {
  expect(readRoute(rest)).toEqual(route);
});
