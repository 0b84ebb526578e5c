import { lazy, type ReactNode, Suspense } from 'react';
import { FaultBoundary } from '../features/faults/FaultBoundary.tsx';

/** Rarely needed, so it is not among the first scripts. */
export const loadPageFault = async () => ({ default: (await import('./PageFault.tsx')).PageFault });
const PageFault = lazy(loadPageFault);

/** Confines an error to a page; `resetOn` is its address. */
export function PageBoundary(props: {
  readonly part: string;
  readonly resetOn?: string;
  readonly children: ReactNode;
}) {
  return (
    <FaultBoundary
      {...props}
      fallback={(fault, retry) => (
        <Suspense fallback={null}>
          <PageFault fault={fault} onRetry={retry} />
        </Suspense>
      )}
    >
      {props.children}
    </FaultBoundary>
  );
}
