import { lazy, type ReactNode, Suspense } from 'react';
import { FaultBoundary } from '../features/faults/FaultBoundary.tsx';

/** Rarely needed, so it is not among the first scripts. */
export const loadPageFault = async () => ({ default: (await import('./PageFault.tsx')).PageFault });
const PageFault = lazy(loadPageFault);

export interface PageBoundaryProps {
  readonly part: string;
  /** The address of the page. */
  readonly resetOn?: string;
  /** The boundary is in the main part of a page. */
  readonly isInMain?: boolean;
  readonly children: ReactNode;
}

/** Confines an error to a page. */
export function PageBoundary({ isInMain = false, ...props }: PageBoundaryProps) {
  return (
    <FaultBoundary
      {...props}
      fallback={(fault, retry) => (
        <Suspense fallback={null}>
          <PageFault fault={fault} isInMain={isInMain} onRetry={retry} />
        </Suspense>
      )}
    >
      {props.children}
    </FaultBoundary>
  );
}
