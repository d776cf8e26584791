import { defineConfig } from 'vitest/config';
import { root } from './paths.mjs';

export default defineConfig({
  root,
  // Keeps the cache out of the project's folder.
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // These limits end a test that hangs; a busy machine must not reach them.
    testTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/unit/**/*.test.ts'],
          // The files share their environment, because making one takes longer than most files.
          isolate: false,
        },
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
          hookTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
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
