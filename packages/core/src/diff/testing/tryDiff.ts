import { applyOps } from '../../edit/applyOps.ts';
import { canonicalProject, randomTriple } from '../../merge/testing/tryMerge.ts';
import type { Project } from '../../model/project.ts';
import { applyDiff, diffProjects } from '../diffProjects.ts';

/** What is wrong with the differences between three random projects, in words. */
export function tryDiff(seed: number): string[] {
  const [base, mine, theirs] = randomTriple(seed);
  return [...tryOne(base, mine), ...tryOne(mine, theirs), ...tryOne(theirs, base)].map(
    (text) => `seed ${seed}: ${text}`,
  );
}

function tryOne(before: Project, after: Project): string[] {
  const diff = diffProjects(before, after);
  const applied = applyDiff(before, JSON.parse(JSON.stringify(diff)));
  if (!applied.ok)
    return [`the difference cannot be applied: ${JSON.stringify(applied.issues)} ${JSON.stringify(diff.ops)}`];
  const wrong: string[] = [];
  if (canonicalProject(applied.value) !== canonicalProject(after)) wrong.push('the difference leads elsewhere');
  const run = applyOps(before, diff.ops);
  const back = run.ok ? applyOps(run.value.project, run.value.inverse) : run;
  const isBack = back.ok && canonicalProject(back.value.project) === canonicalProject(before);
  if (!isBack) wrong.push('undo leads elsewhere');
  if (diffProjects(applied.value, after).ops.length > 0) wrong.push('a difference is left');
  if (diff.ops.length > 0 && diff.lines.length === 0) wrong.push('the difference has no words');
  for (const { text } of diff.lines) if (/undefined|\[object|NaN/.test(text)) wrong.push(`words: ${text}`);
  return wrong;
}
