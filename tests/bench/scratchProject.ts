interface ScratchTarget {
  makeClone(): ScratchTarget | null;
  setXY(x: number, y: number, force?: boolean): void;
  readonly isStage: boolean;
  readonly x: number;
}

interface ScratchVm {
  loadProject(json: object): Promise<void>;
  readonly runtime: {
    readonly targets: ScratchTarget[];
    currentStepTime: number;
    clonesAvailable(): boolean;
    addTarget(target: ScratchTarget): void;
    startHats(opcode: string): unknown;
    _step(): void;
  };
}

/**
 * A Scratch project in which the given number of sprites change x while a variable is greater than 0; returns its step
 * function.
 */
export async function scratchProject(library: unknown, count: number): Promise<() => void> {
  const Vm = library as new () => ScratchVm;
  const vm = new Vm();
  await vm.loadProject(json());
  const { runtime } = vm;
  runtime.clonesAvailable = () => true;
  const sprite = runtime.targets.find((target) => !target.isStage);
  if (!sprite) throw new Error('The Scratch project has no sprite.');
  for (let index = 1; index < count; index++) {
    const clone = sprite.makeClone();
    if (!clone) throw new Error('A Scratch clone could not be made.');
    runtime.addTarget(clone);
  }
  runtime.currentStepTime = 1000 / 30;
  passOnceAStep(runtime);
  runtime.startHats('event_whenflagclicked');
  runtime._step();
  const before = sprite.x;
  runtime._step();
  if (sprite.x - before !== 2) throw new Error(`A Scratch sprite moved by ${sprite.x - before} instead of 2.`);
  return () => runtime._step();
}

/** With a screen, each step is one pass over all scripts, because moving requests a redraw; the same applies here. */
function passOnceAStep(runtime: object): void {
  let questions = 0;
  Object.defineProperty(runtime, 'redrawRequested', {
    get: () => questions++ > 0,
    set: () => {
      questions = 0;
    },
  });
}

function json(): object {
  const block = (opcode: string, next: string | null, parent: string | null, inputs: object, more: object = {}) => ({
    opcode,
    next,
    parent,
    inputs,
    fields: {},
    shadow: false,
    topLevel: parent === null,
    ...(parent === null ? { x: 0, y: 0 } : {}),
    ...more,
  });
  const costume = {
    assetId: 'cd21514d0531fdffb22204e0ec5ed84a',
    name: 'a',
    md5ext: 'cd21514d0531fdffb22204e0ec5ed84a.svg',
    dataFormat: 'svg',
    rotationCenterX: 0,
    rotationCenterY: 0,
  };
  const target = {
    variables: {},
    lists: {},
    broadcasts: {},
    comments: {},
    currentCostume: 0,
    costumes: [costume],
    sounds: [],
    volume: 100,
    layerOrder: 0,
  };
  const blocks = {
    a: block('event_whenflagclicked', 'b', null, {}),
    b: block('control_forever', null, 'a', { SUBSTACK: [2, 'c'] }),
    c: block('control_if', null, 'b', { CONDITION: [2, 'd'], SUBSTACK: [2, 'e'] }),
    d: block('operator_gt', null, 'c', { OPERAND1: [3, [12, 'energy', 'v'], [10, '']], OPERAND2: [1, [10, '0']] }),
    e: block('motion_changexby', null, 'c', { DX: [1, [4, '2']] }),
  };
  return {
    targets: [
      {
        ...target,
        isStage: true,
        name: 'Stage',
        blocks: {},
        tempo: 60,
        videoTransparency: 50,
        videoState: 'on',
        textToSpeechLanguage: null,
      },
      {
        ...target,
        isStage: false,
        name: 'Sprite',
        blocks,
        variables: { v: ['energy', 1] },
        layerOrder: 1,
        visible: true,
        x: -200,
        y: 0,
        size: 100,
        direction: 90,
        draggable: false,
        rotationStyle: 'all around',
      },
    ],
    monitors: [],
    extensions: [],
    meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
  };
}
