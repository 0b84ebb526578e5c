import type { ReactNode } from 'react';
import { FaultBoundary } from './FaultBoundary.tsx';
import { PanelFault } from './PanelFault.tsx';

export interface PanelBoundaryProps {
  /** Names the panel in reports. */
  readonly part: string;
  /** What the panel shows; another value tries it again. */
  readonly resetOn?: string | undefined;
  readonly children: ReactNode;
}

/** Confines an error to one panel of a project. docs/editor-design.md#states. */
export function PanelBoundary({ part, resetOn, children }: PanelBoundaryProps) {
  return (
    <FaultBoundary
      part={part}
      resetOn={resetOn}
      fallback={(fault, retry) => <PanelFault fault={fault} onRetry={retry} />}
    >
      {children}
    </FaultBoundary>
  );
}
