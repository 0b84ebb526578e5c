/** Exits silently. */
process.exit(3);
