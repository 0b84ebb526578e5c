import { examineMachine, type Finding } from '../doctor/examineMachine.ts';
import { exitStatus } from '../exit.ts';
import { openResource, resourceFolder } from '../package/resources.ts';
import { textWidth } from '../reporters/textWidth.ts';
import { lockStoredData } from '../serve/lockData.ts';
import { useData } from '../serve/openServer.ts';
import { readServeSettings, type ServeSettings } from '../serve/serveSettings.ts';
import type { CommandResult, CommonOptions, Line, Terminal } from '../terminal.ts';

/** Reports what this machine has, and with `--data`, whether a server’s data is sound. Status 1 when something is not. */
export async function doctorCommand(
  _args: readonly string[],
  options: CommonOptions & Readonly<Record<string, unknown>>,
  { env, cwd, isTerminal }: Terminal,
): Promise<CommandResult> {
  const machine = await examineMachine({
    env,
    isTerminal: isTerminal.in && isTerminal.err,
    editor:
      env.PLAYHOUSE_EDITOR_DIST ?? (openResource('editor') && (resourceFolder('editor') ?? 'part of this program')),
  });
  const asks = ['data', 'couchdb', 'config'].some((name) => options[name] !== undefined);
  const findings = asks ? [...machine, ...(await examineServer(readServeSettings(options, env, cwd)))] : machine;
  const width = Math.max(...findings.map(({ name }) => textWidth(name)));
  return {
    status: findings.some(({ isThere, isNeeded }) => isNeeded && !isThere) ? exitStatus.issues : exitStatus.done,
    json: { findings: findings.map(({ name, isThere, isNeeded, text }) => ({ name, isThere, isNeeded, text })) },
    lines: findings.map((finding) => lineOfFinding(finding, width)),
  };
}

async function examineServer(settings: ServeSettings): Promise<Finding[]> {
  using _lock = lockStoredData(settings.data);
  const found = await useData(settings, (server, place) => server.examineStoredData(place));
  return found.map(({ name, fault }) => ({ name, isThere: fault === '', isNeeded: true, text: fault || 'in order' }));
}

function lineOfFinding({ name, isThere, isNeeded, text }: Finding, width: number): Line {
  const mark = isThere
    ? ({ style: 'good', text: '✓' } as const)
    : ({ style: isNeeded ? 'error' : 'warning', text: isNeeded ? '✗' : '–' } as const);
  return [mark, ` ${name.padEnd(width)}  ${text}`];
}
