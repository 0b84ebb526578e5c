/**
 * Whether to write in colors: on terminals that can show them, never with NO_COLOR, and everywhere with FORCE_COLOR, which
 * wins over NO_COLOR as it does in Node.
 */
export function wantsColors(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: forbidden, TERM: terminal } = env;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (forbidden !== undefined && forbidden !== '') return false;
  return isTerminal && terminal !== 'dumb';
}
