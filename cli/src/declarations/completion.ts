import type { Declare } from './command.ts';

const useHelp = `
bash:        source <(playhouse completion bash)
zsh:         source <(playhouse completion zsh)
fish:        playhouse completion fish | source
PowerShell:  playhouse completion powershell | Out-String | Invoke-Expression`;

/** `all` are the commands to complete, including this one. */
export function declareCompletion(all: () => readonly Declare[]): Declare {
  return (add) => {
    add('completion', 'print a shell completion script', async () => {
      const { completionCommand } = await import('../commands/completion.ts');
      return (args) => completionCommand(args, all());
    })
      .argument('<shell>', 'bash, zsh, fish or powershell')
      .addHelpText('after', useHelp);
  };
}
