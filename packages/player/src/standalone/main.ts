import { createGamePage } from './gamePage.ts';
import { playGame } from './playGame.ts';

void playGame(createGamePage(document));
