import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ExpressionScope } from './expressionScope.ts';
import { type Judgement, judgeDocument } from './judgeDocument.ts';
import { adoptNames, createNameFinder, type ProgramDocument } from './programDocument.ts';

/** What is typed is judged after this time without a key, in ms. */
const pause = 800;

/** A judgement of a document, and whether what it says has to wait. */
export interface RestingJudgement {
  readonly judgement: Judgement;
  /** The document that was judged: with chips of all names in it. */
  readonly adopted: ProgramDocument;
  /** True once nobody has typed for a while, or the editor has been left. */
  readonly isResting: boolean;
}

/** Judges a document and says when the messages can be shown: never at the first key. */
export function useJudgement(document: ProgramDocument, scope: ExpressionScope): RestingJudgement {
  const find = useMemo(() => createNameFinder(scope.names), [scope.names]);
  // Typing comes first: what is typed is judged when there is time.
  const judged = useDeferredValue(document);
  const adopted = useMemo(() => adoptNames(judged, find), [judged, find]);
  const judgement = useMemo(() => judgeDocument(adopted, scope), [adopted, scope]);
  const [rested, setRested] = useState<ProgramDocument>(document);
  useEffect(() => {
    if (rested === document) return;
    const timer = setTimeout(() => setRested(document), pause);
    return () => clearTimeout(timer);
  }, [document, rested]);
  return { judgement, adopted, isResting: rested === document && judged === document };
}
