import { type ReactNode, useEffect, useState } from 'react';
import { type OpenedProject, openProject } from './openProject.ts';
import { SessionContext } from './SessionContext.ts';
import { getServices } from './services.ts';
import { type TabLock, takeTabLock } from './tabLock.ts';

export type OpeningState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly project: OpenedProject }
  /** Another tab has the project; `takeOver` brings it here. */
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void }
  | { readonly kind: 'failed'; readonly message: string };

export interface SessionProviderProps {
  readonly id: string;
  readonly children: (project: OpenedProject) => ReactNode;
  /** What stands there while the project is not open. */
  readonly otherwise: (state: Exclude<OpeningState, { kind: 'open' }>) => ReactNode;
  readonly describeError: (error: unknown) => string;
}

/** Opens a project, holds it for this tab, and saves it until the provider goes. */
export function SessionProvider({ id, children, otherwise, describeError }: SessionProviderProps) {
  const state = useOpening(id, describeError);
  useSaveOnHide(state.kind === 'open' ? state.project : undefined);
  if (state.kind !== 'open') return otherwise(state);
  return <SessionContext value={state.project}>{children(state.project)}</SessionContext>;
}

function useOpening(id: string, describeError: (error: unknown) => string): OpeningState {
  const [state, setState] = useState<OpeningState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState({ steal: false });
  useEffect(() => {
    let isCurrent = true;
    let lock: TabLock | undefined;
    let project: OpenedProject | undefined;
    const takeOver = () => setAttempt({ steal: true });
    const show = (next: OpeningState) => (isCurrent ? setState(next) : undefined);
    const lose = () => {
      project?.abandon();
      project = undefined;
      show({ kind: 'elsewhere', takeOver });
    };
    const give = async () => {
      const given = project;
      project = undefined;
      show({ kind: 'elsewhere', takeOver });
      await given?.saving.flush();
      given?.abandon();
    };
    const opening = async () => {
      await leaving;
      lock = await takeTabLock(id, { steal: attempt.steal, onAsked: give, onLost: lose });
      if (!lock) return show({ kind: 'elsewhere', takeOver });
      const result = await openProject(await getServices(), id);
      if (!result.ok) return show({ kind: 'failed', message: result.message });
      project = result.project;
      show({ kind: 'open', project });
      globalThis.playhouseTestOptions?.onOpen?.(project);
    };
    setState({ kind: 'opening' });
    const opened = opening().catch((error: unknown) => show({ kind: 'failed', message: describeError(error) }));
    return () => {
      isCurrent = false;
      leaving = opened.then(() => project?.close()).finally(() => lock?.release());
    };
  }, [id, attempt, describeError]);
  return state;
}

/** The project that is being left: the next one is opened when that is saved. */
let leaving: Promise<unknown> = Promise.resolve();

function useSaveOnHide(project: OpenedProject | undefined): void {
  useEffect(() => {
    if (!project) return;
    const flush = () => void project.saving.flush();
    const flushWhenHidden = () => (document.visibilityState === 'hidden' ? flush() : undefined);
    const ask = (event: BeforeUnloadEvent) => {
      flush();
      if (project.isAtRisk()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    document.addEventListener('freeze', flush);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('freeze', flush);
      window.removeEventListener('beforeunload', ask);
    };
  }, [project]);
}
