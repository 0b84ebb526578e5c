/** How much an XML file holds, counted without parsing it; never less than it does. */
export interface XmlMeasure {
  readonly elements: number;
  /** XML attributes, and cells of tables, which are in one text with commas between. */
  readonly parts: number;
}

/** Counts marks in the bytes of a file. In UTF-16 closing marks count as elements too, so that it seems twice as much. */
export function measureXml(bytes: Uint8Array): XmlMeasure {
  let [elements, parts] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === comma || byte === equals) parts++;
    else if (byte === less && bytes[at + 1] !== slash) elements++;
  }
  return { elements, parts };
}

const [comma, slash, less, equals] = [0x2c, 0x2f, 0x3c, 0x3d];
