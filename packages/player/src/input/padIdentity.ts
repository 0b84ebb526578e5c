/** The name of a controller, and its vendor and product IDs; 0 where the browser does not report them. */
interface PadIdentity {
  readonly name: string;
  readonly vendorID: number;
  readonly productID: number;
}

/** Parses the ID string of a gamepad, whose form differs between browsers. docs/runtime-rules.md#controllers. */
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

/** The bounds also keep parsing fast. */
const longestId = 200;

function numberOf(digits: string | undefined): number {
  return digits === undefined ? 0 : Number.parseInt(digits, 16);
}
