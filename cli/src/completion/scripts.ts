import type { CommandWords } from './commandTree.ts';

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type Shell = (typeof shells)[number];

/** Shell scripts that set up completion of commands, options and file names. */
export const completionScripts: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: (commands) => `# bash completion of playhouse: source <(playhouse completion bash)
_playhouse() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${branches(commands)
  .map(({ pattern, words }) => `    ${pattern}) words="${words.join(' ')}" ;;`)
  .join('\n')}
  esac
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
    "1 "*) words="${commands.map(({ name }) => name).join(' ')} --help --version" ;;
${groups(commands)
  .map(({ name, commands: inner }) => `    "2 ${name}") words="${inner.map((each) => each.name).join(' ')} --help" ;;`)
  .join('\n')}
  esac
  case "$before" in
${allChoices(commands)
  .map(([option, values]) => `    ${option}) words="${values.join(' ')}" ;;`)
  .join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  if [[ \${#COMPREPLY[@]} -eq 0 && "$word" != -* ]]; then COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -o bashdefault -F _playhouse playhouse
`,
  zsh: (commands) => `#compdef playhouse
# zsh completion of playhouse: source <(playhouse completion zsh)
autoload -Uz compinit bashcompinit && { (( $+functions[compdef] )) || compinit; } && bashcompinit
${completionScripts.bash(commands)}`,
  fish: (commands) => `# fish completion of playhouse: playhouse completion fish | source
${commands.flatMap((command) => fishLines(command, '__fish_use_subcommand')).join('\n')}
`,
  powershell: (
    commands,
  ) => `# PowerShell completion of playhouse: playhouse completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName playhouse -ScriptBlock {
  param($word, $line, $position)
  $before = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" } | Where-Object { $_ -ne $word })
  $words = switch ("$($before[0]) $($before[1])".Trim()) {
${powershellBranches(commands).join('\n')}
    default { ${quoted(commands.map(({ name }) => name))} }
  }
  $words | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`,
};

interface Branch {
  readonly pattern: string;
  readonly words: readonly string[];
}

/** Options by the first two words; commands of a group come before those without one. */
function branches(commands: readonly CommandWords[]): Branch[] {
  const inner = groups(commands).flatMap(({ name, commands: own }) =>
    own.map((each) => ({ pattern: `"${name} ${each.name}"`, words: each.options.map((option) => option.name) })),
  );
  const outer = commands
    .filter((command) => command.commands.length === 0)
    .map(({ name, options }) => ({ pattern: `"${name} "*`, words: options.map((option) => option.name) }));
  return [...inner, ...outer];
}

function groups(commands: readonly CommandWords[]): CommandWords[] {
  return commands.filter((command) => command.commands.length > 0);
}

function allChoices(commands: readonly CommandWords[]): [string, readonly string[]][] {
  const found = new Map<string, readonly string[]>();
  for (const { choices } of commands.flatMap((command) => [command, ...command.commands])) {
    for (const [option, values] of Object.entries(choices))
      found.set(option, [...(found.get(option) ?? []), ...values]);
  }
  return [...found];
}

function fishLines({ name, help, options, choices, commands }: CommandWords, condition: string): string[] {
  const inside = `__fish_seen_subcommand_from ${name}`;
  return [
    `complete -c playhouse -n '${condition}' -a ${name} -d '${fishText(help)}'`,
    ...options.map((option) => {
      const values = choices[option.name];
      const taken = values ? ` -x -a '${values.join(' ')}'` : '';
      return `complete -c playhouse -n '${inside}' -l ${option.name.slice(2)} -d '${fishText(option.help)}'${taken}`;
    }),
    ...commands.flatMap((command) => fishLines(command, inside)),
  ];
}

function fishText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

function powershellBranches(commands: readonly CommandWords[]): string[] {
  return commands.flatMap(({ name, options, commands: inner }) =>
    inner.length === 0
      ? [`    { $_ -eq '${name}' -or $_ -like '${name} *' } { ${quoted(options.map((option) => option.name))}; break }`]
      : [
          ...inner.map(
            (each) => `    '${name} ${each.name}' { ${quoted(each.options.map((option) => option.name))}; break }`,
          ),
          `    '${name}' { ${quoted(inner.map((each) => each.name))}; break }`,
        ],
  );
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
