import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type Binding,
  compileProgram,
  compileProgramClosures,
  createBinder,
  type Evaluator,
  type ProgramPart,
  parseProgram,
} from '@playhouse/core';
import { loadPeer } from './peers.ts';
import { keep, median, type Row, race } from './row.ts';

interface Actor {
  x: number;
  y: number;
  speed: number;
  angle: number;
}

interface ExprEval {
  readonly Parser: new () => { parse(text: string): { toJSFunction(names: string): (...values: number[]) => number } };
}
interface Filtrex {
  compileExpression(text: string, options?: object): (values: object) => unknown;
}

const degree = Math.PI / 180;
const keypaths: Record<keyof Actor, string> = {
  x: 'self.attributes.position.x',
  y: 'self.attributes.position.y',
  speed: 'self.attributes.id1',
  angle: 'self.attributes.rotation',
};

/** One program in each language. `{x}` stands for a reference. */
const programs: readonly {
  name: string;
  text: string;
  byHand: (a: Actor) => number;
  exprEval: string;
  filtrex: string;
}[] = [
  {
    name: 'arithmetic',
    text: '({x} - 320) * 0.5 + {y} / 3 - {speed}',
    byHand: (a) => (a.x - 320) * 0.5 + a.y / 3 - a.speed,
    exprEval: '(x - 320) * 0.5 + y / 3 - speed',
    filtrex: '(x - 320) * 0.5 + y / 3 - speed',
  },
  {
    name: 'choice',
    text: 'max(0, min(100, {x} * 2 + {speed}))',
    byHand: (a) => Math.max(0, Math.min(100, a.x * 2 + a.speed)),
    exprEval: 'max(0, min(100, x * 2 + speed))',
    filtrex: 'max(0, min(100, x * 2 + speed))',
  },
  {
    name: 'distance',
    text: 'sqrt(({x} - 10) * ({x} - 10) + ({y} - 20) * ({y} - 20))',
    byHand: (a) => Math.sqrt((a.x - 10) * (a.x - 10) + (a.y - 20) * (a.y - 20)),
    exprEval: 'sqrt((x - 10) * (x - 10) + (y - 20) * (y - 20))',
    filtrex: 'sqrt((x - 10) * (x - 10) + (y - 20) * (y - 20))',
  },
  {
    name: 'wave',
    text: '{y} + 40 * sin({angle})',
    byHand: (a) => a.y + 40 * Math.sin(a.angle * degree),
    exprEval: `y + 40 * sin(angle * ${degree})`,
    filtrex: `y + 40 * sin(angle * ${degree})`,
  },
];

const count = 1000;
const actors: Actor[] = Array.from({ length: count }, (_, index) => ({
  x: (index * 37.25) % 640,
  y: (index * 91.5) % 480,
  speed: (index % 50) + 0.5,
  angle: (index * 7.5) % 360,
}));
const world = { random: { next: () => 0.5 }, fault: () => undefined, warn: () => undefined };

/** G1: evaluating expressions of known types. G1p: reading and checking them. */
export async function rows(): Promise<Row[]> {
  const found: Row[] = coldRows();
  for (const program of programs) found.push(...rowsOf(program));
  return found;
}

interface ColdTimes {
  readonly cold: number;
  readonly uses: number;
}

/** CPU milliseconds, each measured in a new process. */
function coldRows(): Row[] {
  const script = fileURLToPath(new URL('coldPrograms.ts', import.meta.url));
  const times = Array.from({ length: 7 }, (): ColdTimes => {
    const run = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
    return JSON.parse(run.stdout);
  });
  const row = (what: string, pick: (each: ColdTimes) => number, max: number): Row => ({
    id: 'G1p',
    what,
    value: median(times.map(pick)),
    unit: 'ms',
    goal: { max },
  });
  return [
    row('10,000 distinct programs read and checked, cold', ({ cold }) => cold, 120),
    row('100,000 more uses of them', ({ uses }) => uses, 10),
  ];
}

function rowsOf(program: (typeof programs)[number]): Row[] {
  const generated = compiled(program.text, compileProgram);
  const closures = compiled(program.text, compileProgramClosures);
  const exprEvalLibrary = loadPeer('expr-eval') as ExprEval;
  const exprEval = new exprEvalLibrary.Parser().parse(program.exprEval).toJSFunction('x,y,speed,angle');
  const filtrex = (loadPeer('filtrex') as Filtrex).compileExpression(program.filtrex);
  for (const a of actors) {
    const expected = program.byHand(a);
    const results = [generated(a, world), closures(a, world), exprEval(a.x, a.y, a.speed, a.angle), filtrex(a)];
    if (results.some((value) => Math.abs(Number(value) - expected) > 1e-9)) {
      throw new Error(`${program.name} differs: ${results.join(', ')} instead of ${expected}`);
    }
  }
  const { byHand } = program;
  const times = race({
    byHand: () => all((a) => byHand(a)),
    generated: () => all((a) => generated(a, world)),
    closures: () => all((a) => closures(a, world)),
    exprEval: () => all((a) => exprEval(a.x, a.y, a.speed, a.angle)),
    filtrex: () => all((a) => filtrex(a)),
  });
  const perEvaluation = (seconds: number) => (seconds / count) * 1e9;
  const row = (id: string, what: string, seconds: number, ratio: number, against: string, goal: Row['goal']): Row => ({
    id,
    what: `${program.name}: ${what}`,
    value: perEvaluation(seconds),
    unit: 'ns',
    ratio,
    against,
    goal,
  });
  return [
    row('G1', 'generated code', times.generated, times.generated / times.byHand, 'hand-written JavaScript', {
      max: 1.15,
    }),
    row('G1c', 'closures', times.closures, times.closures / times.byHand, 'hand-written JavaScript', { max: 10 }),
    row('G1e', 'expr-eval is slower than generated code by', times.exprEval, times.exprEval / times.generated, 'ours', {
      min: 1,
    }),
    row('G1f', 'filtrex is slower than generated code by', times.filtrex, times.filtrex / times.generated, 'ours', {
      min: 60,
    }),
  ];
}

function all(evaluate: (a: Actor) => unknown): void {
  let sum = 0;
  for (let index = 0; index < count; index++) sum += evaluate(actors[index] as Actor) as number;
  keep(sum);
}

function compiled(text: string, compile: typeof compileProgram): Evaluator {
  const parsed = parseProgram(partsOf(text));
  if (!parsed.ok) throw new Error(parsed.issues.map(({ message }) => message).join(' '));
  return compile(parsed.value, createBinder(bind));
}

function partsOf(text: string): ProgramPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { keypath: keypaths[part.slice(1, -1) as keyof Actor] } : part));
}

function bind(keypath: string): Binding | undefined {
  const name = (Object.keys(keypaths) as (keyof Actor)[]).find((key) => keypaths[key] === keypath);
  if (name === undefined) return undefined;
  return { type: 'number', source: `a.${name}`, read: (self) => (self as Actor)[name] };
}
