import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, minifySync } from 'vite'
import type { Plugin } from 'vite'

const START = '<!-- start.js -->'
const AHEAD = '<!-- signInAhead.ts -->'
const conditions = ['trade-portal-source', 'module', 'browser', 'development|production']

/**
 * Puts all that the first look at the page needs into its HTML, but for the merchant's own theme: its styles, and the
 * scripts that work before the portal does.
 */
export function pageFirst(): Plugin[] {
  return [inlineScripts(), prerenderSignIn(), inlineStyles()]
}

function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const start = readFileSync(join(import.meta.dirname, 'start.js'), 'utf8')
        const ahead = html.includes(AHEAD) ? await bundleOf('src/signInAhead.ts') : ''
        return html
          .replace(START, () => scriptOf(minifySync('start.js', start).code))
          .replace(AHEAD, () => scriptOf(ahead))
      },
    },
  }
}

const scriptOf = (code: string) => `<script>${code.trim()}</script>`

/** A module and all that it imports, as one script. */
async function bundleOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'signInAhead' },
      target: 'es2022',
      minify: true,
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}

/**
 * Puts the sign-in form into the page's HTML, rendered from the very component that takes over, so that it is there
 * before any script and nothing moves when it comes alive.
 */
function prerenderSignIn(): Plugin {
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
        resolve: { conditions },
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

/** Takes the page's stylesheet into the page: it is small, and its place would be waited for. */
function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(
          /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+\.css)">/,
          (link, name: string) => {
            const file = bundle[name]
            if (file?.type !== 'asset') return link
            // Its addresses count from its folder, and from now on from the page.
            const styles = file.source.toString().replaceAll('url(./', 'url(./assets/')
            return `<style>${styles.trim()}</style>`
          },
        )
      },
    },
  }
}
