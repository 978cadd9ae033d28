import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.spec.{ts,tsx}',
  '**/*.int-spec.ts',
  '**/*.story.ts',
  '**/testing/**',
  '*/test/**',
];

const environment = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Settings are read once, in platform/infrastructure/config.',
    },
  ],
};

export default defineConfig(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.data/**', '**/coverage/**', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': [
        'error',
        // Node's runner waits for them itself.
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['describe', 'it', 'before', 'after'], package: 'node:test' },
          ],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // `async` without `await` turns a throw into a rejection, which is what a port promises.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['{backend,frontend}/src/**/*.{ts,tsx}'],
    ignores: [
      'backend/src/platform/infrastructure/config/**',
      'backend/src/{main,prepare,openapi,create-user,audit,scrub}.ts',
      ...TESTS,
    ],
    rules: environment,
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      // A port is an abstract class, and Nest's modules are classes without members.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    rules: {
      // `role` is also a word of our own domain, given to our own components.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // What a person need not see, a developer finds in the browser's console.
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // Programs of the terminal, and tests that may explain themselves.
    files: ['{infra,backend/bench}/**/*.ts', ...TESTS],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // supertest and JSON replies are untyped; the expectation is their check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
