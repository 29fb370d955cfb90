import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/portal-components/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(config) {
    const { mergeConfig } = await import('vite')
    return mergeConfig(config, {
      resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'development|production'] },
      optimizeDeps: {
        // sqlite-wasm finds its .wasm beside itself, which a bundled copy would not.
        exclude: ['@sqlite.org/sqlite-wasm'],
        // Named here, so that no story's first run is broken off by a reload.
        include: [
          '@internationalized/date',
          '@tanstack/react-query',
          '@tanstack/react-virtual',
          'jotai',
          'lucide-react',
          'react-aria-components',
          'styled-components',
        ].map((name) => `@trade-portal/portal-components > ${name}`),
      },
    })
  },
}

export default config
