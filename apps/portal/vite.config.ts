import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vite'
import type { Plugin } from 'vite'
import {
  anyOf,
  basicModules,
  form,
  frameModules,
  ownModules,
  pageGroups,
  signIn,
} from '../../packages/portal-components/sharedChunks.ts'
import { targets } from '../../packages/portal-components/browsers.ts'
import { pageFirst } from './pageFirst.ts'
import { serviceWorker } from './serviceWorker.ts'

/** The portal alone, with its back end elsewhere. */
export const portal = defineConfig({
  // Relative, so that the build runs from any folder of any static host.
  base: './',
  resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'development|production'] },
  // Messages of the portal’s languages only: React Aria has 33.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] }), pageFirst(), configOfMerchant()],
  build: {
    target: targets,
    manifest: true,
    // All supported browsers have `modulepreload`.
    modulePreload: { polyfill: false },
    // The styles are inlined. Split, each lazy import would fetch and wait for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 5 },
            // Together with the code shared by the frames of visitors and customers.
            {
              name: 'basics',
              test: anyOf(
                basicModules,
                /[\\/]src[\\/](router[\\/](GoTo|useQueryParameters)|shell[\\/](Checking|FullPageSpinner|useRouteFocus))\.tsx?$/,
              ),
              priority: 4,
            },
            { name: 'theme', test: /[\\/]src[\\/](pageTheme|watchOwnTheme)\.ts$/, priority: 4.5 },
            { name: 'signIn', test: ownModules(signIn), priority: 3.8 },
            // All signed-in pages share one file: split, it weighs a tenth more.
            {
              name: 'shell',
              test: anyOf(
                frameModules,
                /[\\/]src[\\/](App|WidgetPage|shell[\\/]Shell|areas[\\/]shoppingAreas|pages[\\/](paramProps|params))\.tsx?$/,
              ),
              priority: 3,
            },
            { name: 'office', test: /[\\/]src[\\/]orders[\\/]officeAreas\.ts$/, priority: 2.5 },
            { name: 'form', test: ownModules(form), priority: 2.2 },
            ...pageGroups,
          ],
        },
      },
    },
  },
})

export default mergeConfig(portal, { plugins: [serviceWorker()] })

/** In development, serves the chosen merchant’s configuration in place of `public/config`. */
function configOfMerchant(): Plugin {
  const folder = process.env['PORTAL_CONFIG']
  return {
    name: 'config-of-merchant',
    apply: 'serve',
    configureServer(server) {
      if (!folder) return
      server.middlewares.use('/config', (request, response, next) => {
        const file = join(folder, join('/', request.url?.split('?')[0] ?? ''))
        if (!existsSync(file)) return next()
        const types: Record<string, string> = {
          css: 'text/css',
          json: 'application/json',
          svg: 'image/svg+xml',
        }
        response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
  }
}
