import { test } from 'vitest';
import { checkRandomMessages } from '../../editor/src/preview/frameMessages.property.ts';

test('a hundred thousand random messages between editor and frame are refused or accepted unchanged', () => {
  checkRandomMessages({ seed: 23, messages: 100_000 });
}, 600_000);
