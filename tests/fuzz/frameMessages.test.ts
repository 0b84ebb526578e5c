import { test } from 'vitest';
import { checkRandomMessages } from '../../editor/src/preview/frameMessages.property.ts';

test('100,000 random messages between editor and frame are rejected, or accepted unchanged', () => {
  checkRandomMessages({ seed: 23, messages: 100_000 });
}, 600_000);
