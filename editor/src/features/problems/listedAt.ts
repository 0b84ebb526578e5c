import type { ListedProblems, ProblemReport } from '../../workers/checkService.ts';
import { isAt, keyOfPlace, type ProblemPlace } from '../../workers/problemPlace.ts';

/** The problems at a place, or of the whole project. */
export function listedAt(report: ProblemReport | undefined, place: ProblemPlace | undefined): ListedProblems {
  if (!report) return { problems: [], count: 0 };
  const { problems, lists, errors, warnings } = report;
  if (!place) return { problems, count: errors + warnings };
  const listed = lists.get(keyOfPlace(place));
  if (listed) return listed;
  // Until the list arrives, which has those that are not among the first of all.
  const found = problems.filter((problem) => isAt(place, problem));
  return { problems: found, count: found.length };
}
