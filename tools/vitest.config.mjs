import { defineConfig } from 'vitest/config';
import { root } from './paths.mjs';

export default defineConfig({
  root,
  // The cache would otherwise lie beside the sources of whoever runs the tests.
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'happy-dom', include: ['test/unit/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // A real browser and the built bundle: one at a time, and time enough for a browser to start.
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['test/hosts/**/*.test.ts'],
          fileParallelism: false,
          // Whole browsers, extensions and navigations, on whatever machine: what fails by chance holds the second time, and is told.
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
