/** A place where our language means something else than Lua, on purpose. */
export interface LuaDifference {
  readonly reason: string;
  /** In our language, and what it results in; undefined where we refuse it. */
  readonly program: string;
  readonly ours: number | string | boolean | undefined;
  /** The same in Lua with nothing added, and what Lua writes for it; `error` where Lua refuses it. */
  readonly lua: string;
  readonly theirs: string;
}

/** Every intended difference from Lua, each with a case that differs. docs/runtime-rules.md#expressions. */
export const luaDifferences: readonly LuaDifference[] = [
  {
    reason: 'Every number is a double, and whole ones are written without a point.',
    ...{ program: '7 / 7 .. ""', ours: '1', lua: '7 / 7 .. ""', theirs: '1.0' },
  },
  {
    reason: 'Large whole numbers are written in full, without an exponent.',
    ...{ program: '1e15 .. ""', ours: '1000000000000000', lua: '1e15 .. ""', theirs: '1e+15' },
  },
  {
    reason: 'Exponents are written without needless zeros.',
    ...{ program: '1e-7 .. ""', ours: '1e-7', lua: '1e-7 .. ""', theirs: '1e-07' },
  },
  {
    reason: 'nan is written without a sign.',
    ...{ program: '-(0 / 0) .. 0/0', ours: 'nannan', lua: '-(0 / 0) .. 0/0', theirs: 'nan-nan' },
  },
  {
    reason: 'Zero keeps its sign.',
    ...{ program: '1 / -0 .. ""', ours: '-inf', lua: '1 / -0 .. ""', theirs: 'inf' },
  },
  {
    reason: 'floor, ceil and round keep the sign of zero.',
    ...{ program: '1 / ceil(-0.5) .. ""', ours: '-inf', lua: '1 / math.ceil(-0.5) .. ""', theirs: 'inf' },
  },
  {
    reason: 'Of two zeros, max takes the positive and min the negative one, whatever the order.',
    ...{ program: '1 / max(-0, 0) .. ""', ours: 'inf', lua: '1 / math.max(-0.0, 0.0) .. ""', theirs: '-inf' },
  },
  {
    reason: 'Whole numbers have no upper bound at which they wrap around.',
    ...{
      program: '9223372036854775807 + 1 > 0',
      ours: true,
      lua: '9223372036854775807 + 1 > 0',
      theirs: 'false',
    },
  },
  {
    reason: 'Remainders of division by zero are nan, not a failure.',
    ...{ program: '(5 % 0 == 5 % 0) .. ""', ours: 'false', lua: '5 % 0', theirs: 'error' },
  },
  {
    reason: 'Two minus signs negate twice; there are no comments.',
    ...{ program: '1 --2', ours: 3, lua: '1 --2', theirs: '1' },
  },
  {
    reason: 'A number may touch the dots of a concatenation: the range form of the specification.',
    ...{ program: '1..5', ours: '15', lua: '1..5', theirs: 'error' },
  },
  {
    reason: 'A number has digits after its point.',
    ...{ program: '4.', ours: undefined, lua: '4.', theirs: '4.0' },
  },
  {
    reason: 'There are no hexadecimal numbers, neither written nor in a text.',
    ...{ program: '0x10', ours: undefined, lua: '0x10', theirs: '16' },
  },
  {
    reason: 'A text in arithmetic must look like a decimal number.',
    ...{ program: '"0x10" * 1', ours: undefined, lua: '"0x10" * 1', theirs: '16' },
  },
  {
    reason: 'true and false are 1 and 0 in arithmetic.',
    ...{ program: 'true + 1', ours: 2, lua: 'true + 1', theirs: 'error' },
  },
  {
    reason: 'true and false can be joined to texts.',
    ...{ program: '"it is " .. true', ours: 'it is true', lua: '"it is " .. true', theirs: 'error' },
  },
  {
    reason: 'A text and a number compare as numbers.',
    ...{ program: '10 < "9"', ours: false, lua: '10 < "9"', theirs: 'error' },
  },
  {
    reason: 'Comparisons in a row go from the left.',
    ...{ program: '1 < 2 < 3', ours: true, lua: '1 < 2 < 3', theirs: 'error' },
  },
  {
    reason: 'Older projects write && and || for and and or.',
    ...{ program: 'false || true && true', ours: true, lua: 'false || true && true', theirs: 'error' },
  },
  {
    reason: 'There is no word not; an attribute is compared with false.',
    ...{ program: 'not true', ours: undefined, lua: 'not true', theirs: 'false' },
  },
  {
    reason: 'There is no sign for the length; textLength gives it.',
    ...{ program: '#"abc"', ours: undefined, lua: '#"abc"', theirs: '3' },
  },
  {
    reason: 'There is no division that rounds down; floor does it.',
    ...{ program: '7 // 2', ours: undefined, lua: '7 // 2', theirs: '3' },
  },
  {
    reason: 'Numbers have no bits.',
    ...{ program: '6 & 3', ours: undefined, lua: '6 & 3', theirs: '2' },
  },
  {
    reason: 'A backslash before anything that it does not escape stands for itself.',
    ...{ program: '"\\d"', ours: '\\d', lua: '"\\d"', theirs: 'error' },
  },
  {
    reason: 'A text may hold a line break.',
    ...{ program: '"a\nb"', ours: 'a\nb', lua: '"a\nb"', theirs: 'error' },
  },
  {
    reason: 'Texts are made of characters, not of bytes.',
    ...{ program: 'textLength("é")', ours: 1, lua: '#"é"', theirs: '2' },
  },
  {
    reason: 'Capitals are those of every alphabet.',
    ...{ program: 'textToUpper("é")', ours: 'É', lua: 'string.upper("é")', theirs: 'é' },
  },
  {
    reason: 'Positions and counts that are no whole numbers are rounded.',
    ...{ program: 'textRepeat("a", 1.5)', ours: 'aa', lua: 'string.rep("a", 1.5)', theirs: 'error' },
  },
  {
    reason: 'prec rounds a half away from zero.',
    ...{ program: 'prec(0.5, 0)', ours: '1', lua: 'string.format("%.0f", 0.5)', theirs: '0' },
  },
  {
    reason: 'prec writes no minus before zero.',
    ...{ program: 'prec(-0.001, 1)', ours: '0.0', lua: 'string.format("%.1f", -0.001)', theirs: '-0.0' },
  },
  {
    reason: 'padInt does not count the sign as a digit.',
    ...{ program: 'padInt(-7, 3)', ours: '-007', lua: 'string.format("%03d", -7)', theirs: '-07' },
  },
  {
    reason: 'Angles are in degrees, and sines of quarter turns are exact.',
    ...{ program: 'sin(180) == 0', ours: true, lua: 'math.sin(math.rad(180)) == 0', theirs: 'false' },
  },
  {
    reason: 'max and min of nan are nan, whatever the order.',
    ...{ program: 'max(1, 0/0) == 1', ours: false, lua: 'math.max(1, 0/0) == 1', theirs: 'true' },
  },
];
