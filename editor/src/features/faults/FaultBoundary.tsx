import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { SessionContext } from '../../session/SessionContext.ts';
import { useProblems } from '../problems/problemStore.ts';
import type { Fault } from './faultReport.ts';

export interface FaultBoundaryProps {
  /** Names the part in reports. */
  readonly part: string;
  /** When it changes, the part is tried again. */
  readonly resetOn?: string | undefined;
  /** Shown in place of the part when it fails; `retry` renders it again. */
  readonly fallback: (fault: Fault, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface FaultBoundaryState {
  readonly fault: Omit<Fault, 'part'> | undefined;
}

/**
 * Confines an error while rendering to one part of the page. The journal has every edit at that time; the database gets
 * them at once.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  static override contextType = SessionContext;
  declare context: ContextType<typeof SessionContext>;
  override state: FaultBoundaryState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): FaultBoundaryState {
    // Counted before the failed part is gone: the check ends with the page.
    const { report } = useProblems.getState();
    const problems = report && { errors: report.errors, warnings: report.warnings };
    return { fault: { error, components: '', at: new Date().toISOString(), problems } };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    void this.context?.saving.flush();
    this.setState(({ fault }) => ({ fault: fault && { ...fault, components: componentStack ?? '' } }));
  }

  override componentDidUpdate({ resetOn }: FaultBoundaryProps): void {
    if (this.state.fault && resetOn !== this.props.resetOn) this.retry();
  }

  readonly retry = (): void => this.setState({ fault: undefined });

  override render(): ReactNode {
    const { fault } = this.state;
    const { part, fallback, children } = this.props;
    return fault ? fallback({ ...fault, part }, this.retry) : children;
  }
}
