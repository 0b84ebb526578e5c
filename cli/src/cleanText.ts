/** Controls and marks that turn the direction of what follows: what could steer a terminal, or make text read as another. */
const steering = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Those that `JSON.stringify` leaves as they are. */
const steeringInJson = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text for people, with a mark in the place of each character that could steer what shows it. */
export function cleanText(text: string): string {
  return text.replace(steering, '\ufffd');
}

/** JSON of the same value in which no character can steer what shows it. */
export function cleanJson(json: string): string {
  return json.replace(steeringInJson, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
