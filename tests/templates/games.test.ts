import { expect, it } from 'vitest';
import { readProjectFiles } from '../../packages/dev/src/engines/projectFiles.ts';
import { games } from '../../packages/dev/src/games/games.ts';
import { filesOf, folderOf, storedPictures } from '../../packages/dev/src/games/kit/sampleGame.ts';

it.each(games.map((game) => [game.name, game] as const))(
  '%s is stored exactly as its script creates it',
  (name, game) => {
    const stored = readProjectFiles(folderOf(name));
    stored.delete('screenshot.png');
    const made = filesOf(game, storedPictures(name));
    expect([...stored.keys()].sort()).toEqual([...made.keys()].sort());
    for (const [file, bytes] of made) {
      const isSame = Buffer.from(stored.get(file) ?? []).equals(Buffer.from(bytes));
      expect(isSame, `${name}/${file} is stale: npm run make:games -- --keep-pictures`).toBe(true);
    }
  },
);
