import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importRules } from './scripts/importRules.js'
import { anywhere, navigation, timing } from './scripts/syntaxRules.js'
import { textRule } from './scripts/textRule.js'

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      'dist-demo/**',
      '**/.next/**',
      '**/next-env.d.ts',
      '**/node_modules/**',
      'storybook-static/**',
      '.data/**',
      'playwright-report/**',
      'test-results/**',
      'pictures/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', ...anywhere, ...navigation],
    },
  },
  {
    // Journeys press links in a page as a person does.
    files: ['packages/portal-components/src/routes/navigate.ts', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...anywhere] },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...anywhere, ...timing] },
  },
  {
    files: ['packages/portal-components/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['packages/portal-components/src/**/*.tsx', 'apps/portal/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'],
    plugins: { texts: { rules: { own: textRule } } },
    rules: { 'texts/own': 'error' },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'examples/**',
      'packages/*/examples/**',
      'e2e/build.ts',
      'packages/fluid-sandbox/src/node.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  ...importRules,
)
