import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ExpressionScope } from './expressionScope.ts';
import { type Judgement, judgeDocument } from './judgeDocument.ts';
import { adoptNames, createNameFinder, type ProgramDocument } from './programDocument.ts';

/** Pause in typing after which messages are shown, in ms. */
const pause = 800;

/** A judgement of a document, and whether its messages can be shown yet. */
export interface RestingJudgement {
  readonly judgement: Judgement;
  /** The judged document, with all its names as chips. */
  readonly adopted: ProgramDocument;
  /** True after a pause in typing, or when the editor has lost the focus. */
  readonly isResting: boolean;
}

/** Judges a document, and tells when the messages can be shown: never at the first keystroke. */
export function useJudgement(document: ProgramDocument, scope: ExpressionScope): RestingJudgement {
  const find = useMemo(() => createNameFinder(scope.names), [scope.names]);
  // Typing has priority: check the document when the page is idle.
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
