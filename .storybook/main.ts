import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/portal-components/src/**/*.stories.tsx', '../site/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(config) {
    const { mergeConfig } = await import('vite')
    return mergeConfig(config, {
      // Styles are inserted rule by rule, as in a merchant's build: inserted as text, all are parsed again at each.
      define: { SC_DISABLE_SPEEDY: 'false' },
      resolve: {
        conditions: ['trade-portal-source', 'module', 'browser', 'development|production'],
        dedupe: ['react', 'react-dom', 'styled-components'],
      },
      optimizeDeps: {
        // sqlite-wasm finds its .wasm beside itself, which a bundled copy would not.
        exclude: ['@sqlite.org/sqlite-wasm'],
        include: prebundled,
      },
    })
  },
}

/** The packages' own imports, named here so that no story's first run is broken off by a reload. */
const prebundled = [
  'react-dom',
  ...[
    '@hookform/resolvers/valibot',
    '@internationalized/date',
    '@tanstack/react-query',
    'd3-dsv',
    'downshift',
    'embla-carousel-react',
    'jotai',
    'lucide-react',
    'react-aria',
    'react-aria/PortalProvider',
    'react-aria/useDateFormatter',
    'react-aria-components/Button',
    'react-aria-components/DateField',
    'react-aria-components/DatePicker',
    'react-aria-components/Dialog',
    'react-aria-components/Group',
    'react-aria-components/Header',
    'react-aria-components/Heading',
    'react-aria-components/I18nProvider',
    'react-aria-components/Menu',
    'react-aria-components/Modal',
    'react-aria-components/Popover',
    'react-aria-components/Separator',
    'react-aria-components/TimeField',
    'react-aria-components/slots',
    'react-hook-form',
    'react-stately/useCalendarState',
    'styled-components',
    'valibot',
  ].map((name) => `@trade-portal/portal-components > ${name}`),
  '@trade-portal/fluid-sdk > ky',
  '@trade-portal/theme > polished',
]

export default config
