import type { ProgramPart } from '@playhouse/core';
import { ProgramView } from '../expression/ProgramView.tsx';
import { useSurroundings } from './behaviorSurroundings.ts';

export interface ExpressionViewProps {
  readonly parts: readonly ProgramPart[];
}

/** A program of a behavior, with the names that it can use. */
export function ExpressionView({ parts }: ExpressionViewProps) {
  const { names } = useSurroundings();
  return <ProgramView parts={parts} names={names} />;
}
