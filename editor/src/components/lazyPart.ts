import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loaded } from './loaded.ts';

/** A component that is loaded when it is first shown, or before that by `load`, which rejects if that fails. */
export type LazyPart<Props> = LazyExoticComponent<ComponentType<Props>> & { load(): Promise<void> };

/**
 * A part of the editor that is shown at once if it has been loaded. For a promise, even a kept one, React first shows
 * the fallback, and keeps it for 300 ms.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let known: { readonly default: ComponentType<Props> } | undefined;
  const remember = async () => {
    known ??= { default: await load() };
    return known;
  };
  const part = lazy(() => (known ? atOnce(known) : loaded(remember)));
  return Object.assign(part, { load: async () => void (await remember()) });
}

/** What React takes for a promise, and which calls back while it is asked. */
function atOnce<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: React only asks for a `then`
  return { then: (use: (value: Value) => void) => use(value) } as unknown as Promise<Value>;
}
