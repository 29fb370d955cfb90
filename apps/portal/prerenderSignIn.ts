import { join } from 'node:path'
import { createServer } from 'vite'
import type { Plugin } from 'vite'

/**
 * Puts the sign-in form into the page's HTML, rendered from the very component that takes over, so that it is there
 * before any script and nothing moves when it comes alive.
 */
export function prerenderSignIn(): Plugin {
  return {
    name: 'prerender-sign-in',
    apply: 'build',
    async transformIndexHtml(html) {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'development|production'] },
        ssr: {
          // Its CommonJS build has no default export where Node imports it.
          noExternal: [/^@trade-portal\//, 'styled-components'],
          resolve: { conditions: ['trade-portal-source', 'module', 'node', 'development|production'] },
        },
      })
      try {
        const module = await server.ssrLoadModule(join(import.meta.dirname, 'src/prerender.tsx'))
        const { markup, styles } = (
          module as { prerender: () => { markup: string; styles: string } }
        ).prerender()
        return html
          .replace('<div id="portal"></div>', () => `<div id="portal">${markup}</div>`)
          .replace('</head>', () => `${styles}</head>`)
      } finally {
        await server.close()
      }
    },
  }
}
