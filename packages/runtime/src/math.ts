/** The only trigonometry of the runtime: degrees, and the same bits on every machine. */
export { acos, asin, atan, atan2, cos, sin, tan } from '@playhouse/core';
