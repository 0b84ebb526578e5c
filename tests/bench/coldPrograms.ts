/**
 * Reads and checks 10,000 distinct programs in a fresh process, uses them 100,000 more times, and then reads equal ones
 * in other documents; prints the CPU times of this thread in milliseconds, which other programs on the machine do not
 * affect.
 */
import { checkProgram, type ProgramPart, parseProgram } from '@playhouse/core';

const shapes: readonly ((n: number) => ProgramPart[])[] = [
  (n) => ['(', x, ` - ${n}) * 0.5 + `, y, ' / 3 - ', speed],
  (n) => ['max(0, min(', String(n), ', ', x, ' * 2 + ', speed, '))'],
  (n) => [y, ` + ${n} * sin(`, angle, ')'],
  (n) => ['"Score: " .. ', score, ` .. " of ${n}"`],
  (n) => [`random(1, ${n})`],
  (n) => [score, ` > ${n} and `, flag, ' or ', speed, ' ~= 0'],
  (n) => ['tableCellValue(', table, `, ${n}, "coins") + `, score],
  (n) => ['vectorToAngle(', x, ` - ${n}, `, y, ' - 20)'],
  (n) => [speed, ` * ${n}`],
  (n) => ['magnitude(', x, ' - ', speed, ', ', y, ` - ${n}) / `, score, ' % 360'],
];
const [x, y, speed, angle, score, flag, table] = [
  ...[
    'self.attributes.position.x',
    'self.attributes.position.y',
    'self.attributes.id278479',
    'self.attributes.rotation',
  ],
  ...['game.attributes.id917855', 'game.attributes.id753044', 'game.attributes.id100200'],
].map((keypath) => ({ keypath })) as [Ref, Ref, Ref, Ref, Ref, Ref, Ref];
type Ref = { readonly keypath: string };

const context = {
  typeOf: (keypath: string) => (keypath === flag.keypath ? 'boolean' : keypath === table.keypath ? 'table' : 'number'),
} as const;
const programs = Array.from({ length: 10_000 }, (_, n) => shapes[n % shapes.length]?.(n) ?? []);
/** The same programs in other documents. */
const copies = structuredClone(programs);

function read(list: readonly ProgramPart[][]): number {
  const before = process.threadCpuUsage();
  let issues = 0;
  for (const parts of list) {
    const result = parseProgram(parts);
    issues += result.ok ? checkProgram(result.value, context).issues.length : 1;
  }
  const { user, system } = process.threadCpuUsage(before);
  if (issues > 0) throw new Error(`${issues} findings`);
  return (user + system) / 1000;
}

const cold = read(programs);
let uses = 0;
for (let round = 0; round < 10; round += 1) uses += read(programs);
const others = read(copies);
console.log(JSON.stringify({ cold, uses, others }));
