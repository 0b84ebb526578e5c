import type { Declare } from './command.ts';

export const declareDoctor: Declare = (add) => {
  add(
    'doctor',
    'show what this machine provides, and what is limited without it',
    async () => (await import('../commands/doctor.ts')).doctorCommand,
  );
};
