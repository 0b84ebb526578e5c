import { expect, test } from 'vitest';
import { padIdentity } from './padIdentity.ts';

test.each([
  ['Xbox 360 Controller (XInput STANDARD GAMEPAD)', 'Xbox 360 Controller (XInput STANDARD GAMEPAD)', 0, 0],
  ['Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)', 'Wireless Controller', 0x054c, 0x09cc],
  ['Pad (Blue) (Vendor: 0079 Product: 0011)', 'Pad (Blue)', 0x79, 0x11],
  ['057e-2009-Pro Controller', 'Pro Controller', 0x057e, 0x2009],
  ['054C-09CC-', '', 0x054c, 0x09cc],
  ['', '', 0, 0],
  ['(Vendor: zzzz Product: 0011)', '(Vendor: zzzz Product: 0011)', 0, 0],
])('%s', (id, name, vendorID, productID) => {
  expect(padIdentity(id)).toEqual({ name, vendorID, productID });
});

test('shortens long names', () => {
  expect(padIdentity('('.repeat(100_000)).name).toHaveLength(200);
});
