import { createGamePage } from './gamePage.ts';
import { pageWords } from './pageWords.ts';
import { playGame } from './playGame.ts';

const words = pageWords(navigator.languages);
void playGame(createGamePage(document, words), words);
