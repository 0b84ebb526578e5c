import { build, type InlineConfig } from 'vite';

/**
 * Builds with Vite in production mode. Vitest sets `NODE_ENV=test`, with which libraries and React come in their
 * development form; the variable is as it was afterwards.
 */
export async function buildForProduction(config: InlineConfig): Promise<void> {
  const { NODE_ENV: environment } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ mode: 'production', logLevel: 'error', ...config });
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}
