/** CouchDB's rule for names, without the slash and with a limit: names are also names of folders. */
const pattern = /^[a-z][a-z0-9_$()+-]{0,127}$/;

export function isDatabaseName(name: string): boolean {
  return pattern.test(name);
}
