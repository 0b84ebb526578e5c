// Simulates a program that cannot start.
process.exit(1);
