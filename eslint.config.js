import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importRules } from './scripts/importRules.js'
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
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='Date'][arguments.length=1]:not([arguments.0.type='Literal'][arguments.0.raw=/^\\d/])",
          message:
            'A date text read by Date shifts by the zone. Use the date codec, or Date.UTC with numbers.',
        },
        {
          selector: "BinaryExpression[left.property.name='name'][right.value=/^Fluid/]",
          message: 'An error is told by its guard, such as isFluidFieldError(error), and not by its name.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='parse']",
          message:
            'A date text read by Date shifts by the zone. Use the date codec, or Date.UTC with numbers.',
        },
      ],
    },
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
