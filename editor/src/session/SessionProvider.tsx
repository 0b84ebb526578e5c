import { type ReactNode, useEffect, useState } from 'react';
import type { OpenedProject } from './openProject.ts';
import { SessionContext } from './SessionContext.ts';
import { type OpeningState, startOpening } from './startOpening.ts';

export interface SessionProviderProps {
  readonly id: string;
  readonly children: (project: OpenedProject) => ReactNode;
  /** Shown until the project is open. */
  readonly otherwise: (state: Exclude<OpeningState, { kind: 'open' }>) => ReactNode;
  readonly describeError: (error: unknown) => string;
}

/** Opens a project, holds its lock in this tab, and saves it until the provider unmounts. */
export function SessionProvider({ id, children, otherwise, describeError }: SessionProviderProps) {
  const state = useOpening(id, describeError);
  const project = state.kind === 'open' ? state.project : undefined;
  useSaveOnHide(project);
  useVerify(project);
  if (state.kind !== 'open') return otherwise(state);
  return <SessionContext value={state.project}>{children(state.project)}</SessionContext>;
}

function useOpening(id: string, describeError: (error: unknown) => string): OpeningState {
  const [state, setState] = useState<OpeningState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState({ steal: false });
  useEffect(() => {
    const takeOver = () => setAttempt({ steal: true });
    const openAgain = () => setAttempt({ steal: false });
    return startOpening(id, { ...attempt, show: setState, takeOver, openAgain, describeError });
  }, [id, attempt, describeError]);
  return state;
}

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

/** How often the page checks that the browser still has the project, in ms. */
const verifyEvery = 5000;

/** Browsers do not report when they delete a database, so the page checks now and then, and when the user returns. */
function useVerify(project: OpenedProject | undefined): void {
  useEffect(() => {
    if (!project) return;
    const verify = () => (document.visibilityState === 'visible' ? void project.saving.verify() : undefined);
    const timer = setInterval(verify, verifyEvery);
    window.addEventListener('focus', verify);
    document.addEventListener('visibilitychange', verify);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', verify);
      document.removeEventListener('visibilitychange', verify);
    };
  }, [project]);
}
