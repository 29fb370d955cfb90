/** Mutation tests of the SDK's arithmetic: applies one change at a time, and counts those noticed by its tests. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Tests import through folders, and Vitest's own search for related files cannot follow that from a copy.
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate: ['packages/fluid-sdk/src/arithmetic/*.ts', '!**/*.test.ts'],
  // The mutated copy holds only the files needed by the tests.
  ignorePatterns: ['**', '!packages/fluid-sdk/src/**', '!packages/*/package.json', '!scripts/**', '!*.json'],
  tempDirName: 'node_modules/.cache/stryker',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker.json',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, reportMutants: false },
  // `reportMutants` lists the changes not noticed by any test yet.
  thresholds: { break: 80 },
}
