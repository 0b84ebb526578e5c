/** What a script has asked for wrongly. The script sees it as an error, which it may catch. */
export class ScriptMistake extends Error {}
