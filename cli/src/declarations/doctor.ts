import type { Declare } from './command.ts';

export const declareDoctor: Declare = (add) => {
  add(
    'doctor',
    'say what this machine has, and what does without it',
    async () => (await import('../commands/doctor.ts')).doctorCommand,
  );
};
