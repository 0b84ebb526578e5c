/** The typed name without spaces around it, if no option has it yet. */
export function newNameIn(query: string, options: readonly { readonly name: string }[]): string | undefined {
  const name = query.trim();
  return name === '' || options.some((option) => option.name === name) ? undefined : name;
}
