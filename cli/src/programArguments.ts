/**
 * The arguments of a call with programs that begin with a minus, such as `-1 / 0`, behind everything that is an option, so
 * that they are not taken for one.
 */
export function programArguments(argv: readonly string[]): readonly string[] {
  if (argv[0] !== 'expression' || argv.includes('--')) return argv;
  const isProgram = (arg: string) => /^-[^-]/.test(arg) && arg !== '-h';
  const programs = argv.filter(isProgram);
  return programs.length === 0 ? argv : [...argv.filter((arg) => !isProgram(arg)), '--', ...programs];
}
