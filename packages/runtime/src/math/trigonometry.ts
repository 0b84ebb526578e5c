/** The only trigonometry of the runtime: degrees, and the same bits on every machine. */
export { atan2, cos, sin } from '@playhouse/core';
