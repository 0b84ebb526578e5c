import type { IntlMessageFormat } from 'intl-messageformat';
import { Children, type ReactNode } from 'react';
import { messageOf } from './t.ts';

const messages = new Map<string, IntlMessageFormat>();

type Part = ReactNode | ((parts: ReactNode) => ReactNode);

/**
 * Like `t`, for a text with elements in it: `rich('Delete <b>{name}</b>?', { name, b: (parts) => <b>{parts}</b> })`.
 */
export function rich(text: string, params: Readonly<Record<string, Part>>): ReactNode {
  const values = Object.entries(params).map(([name, part]) => [
    name,
    typeof part === 'function' ? (parts: ReactNode[]) => part(Children.toArray(parts)) : part,
  ]);
  const message = messages.get(text) ?? messageOf(text, false);
  messages.set(text, message);
  return Children.toArray(message.format<ReactNode>(Object.fromEntries(values)) as ReactNode);
}
