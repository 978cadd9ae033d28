import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  // What hangs must end; what is slow on a busy machine must not fail.
  testTimeout: 30_000,
  // Tests also wait, for what a person waits for: on two cores, two workers took a third longer than three.
  maxWorkers: Math.max(3, availableParallelism()),
  testEnvironment: '<rootDir>/test/browser-environment.js',
  // Resolve packages as a bundler for the browser would; msw and friends ship node-only twins otherwise.
  testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
  testMatch: ['<rootDir>/{src,test}/**/*.spec.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.(css|svg|png|jpg|webp|webm|mp4|woff2)$': '<rootDir>/test/empty-asset.js',
  },
  setupFilesAfterEnv: ['<rootDir>/test/setup.js'],
};
