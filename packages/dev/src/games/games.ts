import { cheeseGame } from './cheese/cheeseGame.ts';
import type { SampleGame } from './kit/sampleGame.ts';
import { mazeGame } from './maze/mazeGame.ts';
import { pipGame } from './pip/pipGame.ts';
import { quizGame } from './quiz/quizGame.ts';
import { runGame } from './run/runGame.ts';

/** Every sample game, in the order in which people see them. */
export const games: readonly SampleGame[] = [pipGame, cheeseGame, mazeGame, quizGame, runGame];
