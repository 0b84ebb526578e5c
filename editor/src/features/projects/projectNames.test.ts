import { describe, expect, test } from 'vitest';
import { copyTitle, fileNameOf } from './projectNames.ts';

describe('copyTitle', () => {
  test.each([
    ['the first copy is number two', 'Maze', ['Maze'], 'Maze 2'],
    ['a taken number is skipped', 'Maze', ['Maze', 'Maze 2', 'Maze 3'], 'Maze 4'],
    ['a copy of a copy continues counting', 'Maze 2', ['Maze', 'Maze 2'], 'Maze 3'],
    ['a number that is part of a word is kept', 'Maze2', ['Maze2'], 'Maze2 2'],
  ])('%s', (_, title, taken, copy) => {
    expect(copyTitle(title, taken)).toBe(copy);
  });
});

describe('fileNameOf', () => {
  test.each([
    ['plain titles are unchanged', 'Pip and the Lanterns', 'Pip and the Lanterns'],
    ['what file systems refuse becomes a hyphen', 'a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['dots and spaces at the ends are removed', ' .hidden. ', 'hidden'],
    ['an empty title still gets a name', '...', 'Project'],
    ['other scripts are kept', '迷路のゲーム', '迷路のゲーム'],
    ['control characters are removed', 'a\u0000\nb', 'a-b'],
  ])('%s', (_, title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });
});
