import { build, type InlineConfig } from 'vite';

/**
 * Builds with Vite in production mode. Vitest sets `NODE_ENV=test`, which selects development builds of libraries and
 * React; the variable is restored afterwards.
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
