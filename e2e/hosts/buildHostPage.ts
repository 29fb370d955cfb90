import { join } from 'node:path'
import { buildUnlessBuilt } from '../../scripts/builtFrom.ts'
import { root } from '../../scripts/merchants.ts'

const folder = join(root, 'e2e/hosts/page')

/** The script of the pages used to test widgets. */
export const hostPageDist = join(folder, 'dist')

/** Builds the script that mounts React widgets in a page, as an integrator's own bundler does. */
export async function buildHostPage(): Promise<void> {
  await buildUnlessBuilt({
    folder: hostPageDist,
    sources: [
      'e2e/hosts/{buildHostPage.ts,page/main.tsx}',
      'packages/{fluid-sdk,theme,portal-components}/{package.json,src/**/*}',
      'pnpm-lock.yaml',
    ],
    async build() {
      const { build } = await import('vite')
      await build({
        root: folder,
        configFile: false,
        base: './',
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'production'] },
        build: {
          target: 'chrome120',
          modulePreload: false,
          rolldownOptions: {
            input: { main: join(folder, 'main.tsx') },
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name].js' },
          },
        },
      })
    },
  })
}
