/** An invalid request of a script. The script sees it as an error, which it may catch. */
export class ScriptMistake extends Error {}
