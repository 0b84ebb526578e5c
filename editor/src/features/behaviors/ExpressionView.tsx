import type { ProgramPart } from '@playhouse/core';
import { ProgramView } from '../expression/ProgramView.tsx';
import { useSurroundings } from './behaviorSurroundings.ts';

export interface ExpressionViewProps {
  readonly parts: readonly ProgramPart[];
}

/** An expression of a behavior, with the names that are in scope. */
export function ExpressionView({ parts }: ExpressionViewProps) {
  const { names } = useSurroundings();
  return <ProgramView parts={parts} names={names} />;
}
