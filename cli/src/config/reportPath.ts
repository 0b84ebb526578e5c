import fs from 'node:fs';
import path from 'node:path';
import { CommandError, exitStatus } from '../exit.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { reasonOf } from '../io/systemError.ts';
import { isReport } from '../reporters/reportFile.ts';

/**
 * The report path of a configuration. It may come with an untrusted project, so the file must be inside the
 * configuration's own folder after resolving links, and may only replace a report. Fails with a `CommandError`.
 */
export function reportPath(output: string, folder: string, config: string): string {
  const target = path.resolve(folder, output);
  const refuse = (why: string): never => {
    const message = `${config}: "output" cannot be ${JSON.stringify(output)}: ${why}. Name another file, or use --output.`;
    throw new CommandError(exitStatus.usage, 'config.output', message, config);
  };
  if (!isInside(path.resolve(folder), target)) refuse('it is outside the folder of the configuration');
  try {
    if (!isInside(fs.realpathSync(folder), existingPart(path.dirname(target))))
      refuse('a link on the way leads outside the folder');
    const status = fs.lstatSync(target, { throwIfNoEntry: false });
    if (!status) return target;
    if (status.isSymbolicLink()) refuse('it is a link');
    if (!status.isFile()) refuse(`it is ${status.isDirectory() ? 'a folder' : 'not a regular file'}`);
    if (status.size > 0 && !isReport(readRegularFile(target).toString('utf8'))) {
      refuse('there is a file that is not a Playhouse report');
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    refuse(reasonOf(error));
  }
  return target;
}

function isInside(folder: string, target: string): boolean {
  const way = path.relative(folder, target);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** The real path of a folder, or of its closest existing ancestor. */
function existingPart(folder: string): string {
  for (let part = folder; ; part = path.dirname(part)) {
    if (fs.lstatSync(part, { throwIfNoEntry: false })) return fs.realpathSync(part);
    if (part === path.dirname(part)) return part;
  }
}
