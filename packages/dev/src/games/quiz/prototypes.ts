import type { Behavior, Expression, PrototypeDocument } from '@playhouse/core';
import { actorMaker } from '../kit/actor.ts';
import {
  change,
  changeCell,
  changeScene,
  displayText,
  loadAttribute,
  loopRows,
  note,
  playSound,
  rule,
  saveAttribute,
  showImage,
  sparks,
  spawn,
  timer,
} from '../kit/behaviors.ts';
import { attributeIs, grabbed, keyDown, numberIs, pressed } from '../kit/conditions.ts';
import { ex } from '../kit/ex.ts';
import { own as attribute, self } from '../kit/keypaths.ts';
import { drawings } from './art.ts';
import { actors, bestKey, own, questionTable, scenes, state } from './names.ts';
import { questionCount } from './questions.ts';

const actor = actorMaker(drawings);
const ink = { red: 0.2, green: 0.16, blue: 0.38, alpha: 1 };
const chalk = { red: 0.97, green: 0.96, blue: 0.9, alpha: 1 };
const lamp = { red: 0.97, green: 0.85, blue: 0.5, alpha: 1 };

const isRight = (): Expression =>
  ex`${state.chosen} - tableCellValue(${state.questions}, ${state.question}, "Right answer")`;
const number = () => attribute(own.number, 'integer', 1, 'Number');

/** Every prototype of the game, in the library's order. */
export function prototypes(): PrototypeDocument[] {
  return [...lesson(), ...rows(), ...scenery(), director(), ...screens()];
}

function lesson(): PrototypeDocument[] {
  const cell = (column: string): Expression => ({
    '@': 'expression',
    $: ['tableCellValue(', { keypath: state.questions }, ', ', { keypath: state.question }, `, "${column}")`],
  });
  return [
    actor(actors.owl, {
      name: 'Professor Hoot',
      image: 'owl-asks',
      behaviors: [
        rule('Has heard an answer', {
          when: [attributeIs(state.chosen, '>', 0)],
          does: [
            rule('A right one', {
              when: [numberIs(isRight(), '==', 0)],
              does: [showImage('owl-glad'), timer('for', 0.5, [sparks({ numParticles: 20, emitterOffsetY: 60 })])],
              otherwise: [showImage('owl-sorry')],
            }),
          ],
          otherwise: [showImage('owl-asks')],
        }),
      ],
    }),
    actor(actors.board, {
      name: 'Blackboard',
      image: 'board',
      behaviors: [
        note('All words come from the table "Questions". Add a row, and the lesson is one question longer.'),
        displayText(ex`"Question " .. ${state.question} .. " of " .. tableRowCount(${state.questions})`, 20, {
          y: 58,
          color: lamp,
        }),
        displayText(cell('Question'), 34, { y: 6, color: chalk }),
        rule('Remark', {
          when: [attributeIs(state.chosen, '>', 0)],
          does: [displayText(cell('Remark'), 22, { y: -52, color: lamp })],
        }),
      ],
    }),
    actor(actors.answer, { name: 'Answer', image: 'answer-plain', own: number(), behaviors: answering() }),
  ];
}

function answering(): Behavior[] {
  const words = ex`tableCellValue(${state.questions}, ${state.question}, ${own.number} + 1)`;
  const choose = () => [
    rule('Once only', { when: [attributeIs(state.chosen, '==', 0)], does: [change(state.chosen, ex`${own.number}`)] }),
  ];
  const key = (name: string, value: number) =>
    rule(`Key ${name}`, { when: [keyDown(name), attributeIs(own.number, '==', value)], does: choose() });
  return [
    displayText(words, 26, { color: ink }),
    rule('Clicked or tapped', { when: [grabbed()], does: choose() }),
    key('1', 1),
    key('2', 2),
    key('3', 3),
    rule('Shows what was right', {
      when: [attributeIs(state.chosen, '>', 0)],
      does: [
        rule('This one', {
          when: [
            numberIs(
              ex`${own.number} - tableCellValue(${state.questions}, ${state.question}, "Right answer")`,
              '==',
              0,
            ),
          ],
          does: [showImage('answer-right')],
          otherwise: [
            rule('This one was chosen', {
              when: [attributeIs(state.chosen, '==', ex`${own.number}`)],
              does: [showImage('answer-wrong')],
            }),
          ],
        }),
      ],
      otherwise: [showImage('answer-plain')],
    }),
  ];
}

/** One dot for each question in the lesson, and one line for each in the report, spawned by loops over the table. */
function rows(): PrototypeDocument[] {
  const given = () => numberIs(ex`tableCellValue(${state.questions}, ${own.number}, "Given answer")`, '>', 0);
  const wasRight = () =>
    numberIs(
      ex`tableCellValue(${state.questions}, ${own.number}, "Given answer") - tableCellValue(${state.questions}, ${own.number}, "Right answer")`,
      '==',
      0,
    );
  const mark = () =>
    rule('Answered', {
      when: [given()],
      does: [
        rule('Rightly', { when: [wasRight()], does: [showImage('dot-right')], otherwise: [showImage('dot-wrong')] }),
      ],
    });
  return [
    actor(actors.progress, {
      name: 'Dot of a question',
      image: 'dot-open',
      own: number(),
      behaviors: [
        change(own.number, ex`round((${self.x} - 512) / 44 + ${(questionCount + 1) / 2})`),
        timer('after', 0.05, [mark()]),
      ],
    }),
    actor(actors.result, {
      name: 'Line of the report',
      image: 'row-plate',
      own: number(),
      behaviors: [
        change(own.number, ex`round((566 - ${self.y}) / 52)`),
        displayText(ex`tableCellValue(${state.questions}, ${own.number}, "Question")`, 20, {
          x: -330,
          alignment: 0,
          color: ink,
        }),
        displayText(
          ex`tableCellValue(${state.questions}, ${own.number}, tableCellValue(${state.questions}, ${own.number}, "Right answer") + 1)`,
          20,
          { x: 330, alignment: 2, color: ink },
        ),
      ],
    }),
    actor(actors.marker, {
      name: 'Mark in the report',
      image: 'dot-open',
      own: number(),
      behaviors: [change(own.number, ex`round((566 - ${self.y}) / 52)`), timer('after', 0.05, [mark()])],
    }),
  ];
}

function scenery(): PrototypeDocument[] {
  return [
    actor(actors.sky, { name: 'Sky', image: 'sky' }),
    actor(actors.scenery, { name: 'Scenery', image: 'branch' }),
    actor(actors.score, {
      name: 'Score',
      image: 'badge',
      behaviors: [displayText(ex`"Right: " .. ${state.right} .. "   Best: " .. ${state.best}`, 24, { color: ink })],
    }),
  ];
}

function director(): PrototypeDocument {
  return actor(actors.director, {
    name: 'Director',
    isVisible: false,
    behaviors: [
      change(state.question, '1'),
      change(state.chosen, '0'),
      change(state.right, '0'),
      loadAttribute(state.best, bestKey),
      loopRows(questionTable, state.row, [
        changeCell(questionTable, ex`${state.row}`, 'Given answer', '0'),
        spawn(actors.progress, ex`512 + 44 * (${state.row} - ${(questionCount + 1) / 2})`, 716),
      ]),
      rule('An answer is given', {
        when: [attributeIs(state.chosen, '>', 0)],
        does: [
          changeCell(questionTable, ex`${state.question}`, 'Given answer', ex`${state.chosen}`),
          rule('Right or wrong', {
            when: [numberIs(isRight(), '==', 0)],
            does: [change(state.right, ex`${state.right} + 1`), playSound('right')],
            otherwise: [playSound('wrong')],
          }),
          timer('after', 2.2, [
            rule('That was the last', {
              when: [numberIs(ex`tableRowCount(${state.questions}) - ${state.question}`, '==', 0)],
              does: [
                rule('A new best', {
                  when: [attributeIs(state.right, '>', ex`${state.best}`)],
                  does: [change(state.best, ex`${state.right}`), saveAttribute(state.best, bestKey)],
                }),
                playSound('bell'),
                changeScene(scenes.report),
              ],
              otherwise: [
                change(state.question, ex`${state.question} + 1`),
                change(state.chosen, '0'),
                playSound('page'),
              ],
            }),
          ]),
        ],
      }),
    ],
  });
}

function screens(): PrototypeDocument[] {
  const start = { when: [keyDown('space'), keyDown('return'), pressed()], any: true };
  return [
    actor(actors.title, {
      name: 'Title',
      image: 'panel',
      behaviors: [
        loadAttribute(state.best, bestKey),
        displayText('Professor Hoot’s Night School', 44, { y: 20, color: ink }),
        displayText('Press space, or tap, to begin', 24, { y: -40, color: ink }),
        rule('Begin', { ...start, does: [changeScene(scenes.lesson)] }),
      ],
    }),
    actor(actors.ending, {
      name: 'Ending',
      image: 'panel',
      behaviors: [
        loopRows(questionTable, state.row, [
          spawn(actors.result, 512, ex`566 - 52 * ${state.row}`),
          spawn(actors.marker, 106, ex`566 - 52 * ${state.row}`),
        ]),
        displayText(ex`${state.right} .. " of " .. tableRowCount(${state.questions}) .. " right"`, 48, {
          y: 20,
          color: ink,
        }),
        displayText(ex`"Your best so far: " .. ${state.best}`, 24, { y: -40, color: ink }),
        timer('after', 2, [rule('Once more', { ...start, does: [changeScene(scenes.title)] })]),
      ],
    }),
  ];
}
