/** Control and bidi characters: what could control a terminal, or disguise text. */
const steering = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** The ones that `JSON.stringify` does not escape. */
const steeringInJson = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text for display, with a replacement for each character that could control the terminal. */
export function cleanText(text: string): string {
  return text.replace(steering, '\ufffd');
}

/** JSON of the same value, without characters that could control the terminal. */
export function cleanJson(json: string): string {
  return json.replace(steeringInJson, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
