import type { ReactNode } from 'react';
import { FaultBoundary } from '../features/faults/FaultBoundary.tsx';
import { PageFault } from './PageFault.tsx';

/** Confines an error to a page; `resetOn` is its address. */
export function PageBoundary(props: {
  readonly part: string;
  readonly resetOn?: string;
  readonly children: ReactNode;
}) {
  return (
    <FaultBoundary {...props} fallback={(fault, retry) => <PageFault fault={fault} onRetry={retry} />}>
      {props.children}
    </FaultBoundary>
  );
}
