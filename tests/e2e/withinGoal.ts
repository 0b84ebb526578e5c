/** Times are measured on a quiet machine, by `npm run check:smoothness`. Elsewhere only what hangs exceeds them. */
const slack = process.env.PLAYHOUSE_SMOOTHNESS ? 1 : 20;

/** The most that may be measured where `goal` is wanted, in its unit. */
export function withinGoal(goal: number): number {
  return goal * slack;
}
