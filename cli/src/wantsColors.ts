/**
 * Whether to use colors: on terminals that support them, never with NO_COLOR, and always with FORCE_COLOR, which
 * takes precedence over NO_COLOR, as in Node.
 */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden, TERM: terminal } = env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (forbidden !== undefined && forbidden !== '') return false;
  return isTerminal && terminal !== 'dumb';
}
