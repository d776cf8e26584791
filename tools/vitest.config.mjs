import { defineConfig } from 'vitest/config';
import { root } from './paths.mjs';

export default defineConfig({
  root,
  // Keeps the cache out of the project's folder.
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'happy-dom', include: ['test/unit/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // These tests start whole browsers with the built files. They run one file at a time and have enough time for a
        // start.
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['test/hosts/**/*.test.ts'],
          fileParallelism: false,
          // Extensions and navigations of whole browsers can fail by chance. The report mentions every retry.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['json'],
      reportsDirectory: 'coverage/unit',
    },
  },
});
