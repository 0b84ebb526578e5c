import { randomInt } from 'node:crypto';

/** Look-alikes, so that nobody can pretend to be somebody else. */
const twins: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '5': 's',
  '8': 'b',
  _: '-',
  '.': '-',
};

/** What makes two names the same: their digest is stored, and no other account gets it. */
export function canonicalName(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return [...plain].map((character) => twins[character] ?? character).join('');
}

const shape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]*[\p{L}\p{M}\p{N}])?$/u;
const refused = /admin|teacher|playhouse|support|system|moderator|fuck|shit|nazi|hitler|bitch|cunt|whore|rape/;

/** Why a name cannot be taken, whoever asks; undefined when it can. */
export function faultOfName(name: string): string | undefined {
  const { length } = [...name];
  if (length < 3 || length > 30) return 'Use 3 to 30 characters.';
  if (name !== name.normalize('NFKC') || !shape.test(name)) {
    return 'Use letters, digits, “-”, “_” and “.”, and begin and end with a letter or digit.';
  }
  return refused.test(name.toLowerCase()) ? 'This name cannot be used.' : undefined;
}

const adjectives =
  'brave calm clever curious eager fancy gentle happy jolly kind lively lucky merry mighty noble proud quick quiet rapid shiny silent sunny swift tidy witty wild'.split(
    ' ',
  );
const animals =
  'badger beaver bison camel cheetah crane dolphin eagle falcon ferret finch fox gecko heron ibex koala lemur lynx moose otter owl panda puffin raven seal stork tiger toucan turtle walrus wombat yak zebra'.split(
    ' ',
  );

/** A name that tells nothing about its person. */
export function drawName(): string {
  return `${adjectives[randomInt(adjectives.length)]}-${animals[randomInt(animals.length)]}-${randomInt(10, 1000)}`;
}
