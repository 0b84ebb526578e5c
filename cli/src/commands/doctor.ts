import { examineMachine, type Finding } from '../doctor/examineMachine.ts';
import { exitStatus } from '../exit.ts';
import { openResource, resourceFolder } from '../package/resources.ts';
import { textWidth } from '../reporters/textWidth.ts';
import type { CommandResult, CommonOptions, Line, Terminal } from '../terminal.ts';

/** Reports what this machine has. Status 1 when something essential is missing. */
export async function doctorCommand(
  _args: readonly string[],
  _options: CommonOptions,
  { env, isTerminal }: Terminal,
): Promise<CommandResult> {
  const findings = await examineMachine({
    env,
    isTerminal: isTerminal.in && isTerminal.err,
    editor:
      env.PLAYHOUSE_EDITOR_DIST ?? (openResource('editor') && (resourceFolder('editor') ?? 'part of this program')),
  });
  const width = Math.max(...findings.map(({ name }) => textWidth(name)));
  return {
    status: findings.some(({ isThere, isNeeded }) => isNeeded && !isThere) ? exitStatus.issues : exitStatus.done,
    json: { findings: findings.map(({ name, isThere, isNeeded, text }) => ({ name, isThere, isNeeded, text })) },
    lines: findings.map((finding) => lineOfFinding(finding, width)),
  };
}

function lineOfFinding({ name, isThere, isNeeded, text }: Finding, width: number): Line {
  const mark = isThere
    ? ({ style: 'good', text: '✓' } as const)
    : ({ style: isNeeded ? 'error' : 'warning', text: isNeeded ? '✗' : '–' } as const);
  return [mark, ` ${name.padEnd(width)}  ${text}`];
}
