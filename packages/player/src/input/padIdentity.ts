/** What a controller is called, and the numbers of its maker and product; 0 where the browser does not tell. */
interface PadIdentity {
  readonly name: string;
  readonly vendorID: number;
  readonly productID: number;
}

/** Reads the text by which browsers name a pad, each in its own way. docs/runtime-rules.md#controllers. */
export function padIdentity(text: string): PadIdentity {
  const id = text.slice(0, longestId);
  const long = /^(.*?)\s*\((?:.*\s)?Vendor: ([0-9a-f]{4}) Product: ([0-9a-f]{4})\)\s*$/i.exec(id);
  const short = /^([0-9a-f]{4})-([0-9a-f]{4})-(.*)$/i.exec(id);
  const [name, vendor, product] = long
    ? [long[1], long[2], long[3]]
    : short
      ? [short[3], short[1], short[2]]
      : [id, undefined, undefined];
  return { name: (name ?? '').trim(), vendorID: numberOf(vendor), productID: numberOf(product) };
}

/** Also keeps the reading short. */
const longestId = 200;

function numberOf(digits: string | undefined): number {
  return digits === undefined ? 0 : Number.parseInt(digits, 16);
}
