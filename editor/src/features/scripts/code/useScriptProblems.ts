import type { DelegateDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { said } from '../../../i18n/said.ts';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { type ScriptFault, useScriptFaults } from '../../../ui-state/scriptFaults.ts';
import type { Problem } from '../../../workers/checkService.ts';
import { useProblems } from '../../problems/problemStore.ts';
import type { ScriptProblem } from './problemMarks.ts';

/** What checking found in a script as it is now, and what went wrong in it when it was last played. */
export function useScriptProblems({ id, source }: DelegateDocument): readonly ScriptProblem[] {
  const { id: game } = useOpenProject();
  const report = useProblems((state) => state.report);
  const fault = useScriptFaults(({ game: played, faults }) => (played === game ? faults.get(id) : undefined));
  return useMemo(() => {
    const checked = (report?.problems ?? []).filter(
      ({ owner, source: read }) => owner.kind === 'delegate' && owner.id === id && (read ?? source) === source,
    );
    return problemsOf(checked, fault?.source === source ? fault : undefined);
  }, [report, fault, id, source]);
}

function problemsOf(checked: readonly Problem[], fault: ScriptFault | undefined): readonly ScriptProblem[] {
  const found = checked.map(({ issue: { code, severity, message, params } }): ScriptProblem => {
    const [line, column] = [Number(params.line), Number(params.column)];
    const position = line >= 1 ? { line, column } : undefined;
    return {
      key: `${code} ${line}`,
      severity: severity === 'blocking' ? 'error' : 'warning',
      message: said(message),
      position,
    };
  });
  // A game reports what cannot be read as well.
  const isKnown =
    fault?.position !== undefined && found.some(({ position }) => position?.line === fault.position?.line);
  if (!fault || isKnown) return found;
  const message = t('In the last game it failed here, and was off until the game restarted: {cause}', {
    cause: causeOf(fault),
  });
  return [...found, { key: `play ${fault.frame}`, severity: 'error', message, position: fault.position }];
}

/** What went wrong, without the script and the line, which the page shows. */
function causeOf({ message, position }: ScriptFault): string {
  // The game says it in English, whatever the language of the editor.
  const place = position ? `, line ${position.line}, column ${position.column}: ` : '';
  const at = position ? message.indexOf(place) : -1;
  return said(at < 0 ? message : message.slice(at + place.length));
}
