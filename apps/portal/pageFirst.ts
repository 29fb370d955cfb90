import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import type { Plugin } from 'vite'
import { browserWords } from '../../packages/portal-components/browsers.ts'
import { pageFilesOf } from './pageFiles.ts'

const START = '<!-- start.js -->'
const AHEAD = '<!-- ahead.ts -->'
const OLDER = '<!-- olderBrowser.js -->'
const BROWSERS = '<!-- browsers.ts -->'
const ENTRY = /\s*<script type="module"[^>]* src="(\.\/assets\/[^"]+)"[^>]*><\/script>/
const conditions = ['trade-portal-source', 'module', 'browser', 'development|production']

/**
 * Puts all that is seen of the page first into its HTML, but for the merchant's own theme: its styles, and the
 * script that works before the portal does. The portal's scripts are asked for by that.
 */
export function pageFirst(): Plugin[] {
  return [...scriptsAfter(), prerenderSignIn(), inlineStyles()]
}

/** Has start.js in the page, and hands it the addresses of the scripts that come after the form was drawn. */
function scriptsAfter(): Plugin[] {
  let hasAhead = false
  let ahead = ''
  let start: Promise<string> | undefined
  return [
    {
      name: 'start-script',
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          hasAhead = html.includes(AHEAD)
          const code = await (start ??= bundleOf('start.js', {}))
          // As it was written: made smaller, it would have words that older browsers do not know.
          const older = readFileSync(join(import.meta.dirname, 'olderBrowser.js'), 'utf8')
          return html
            .replace(AHEAD, '')
            .replace(OLDER, () => `<script>\n${older}</script>`)
            .replace(BROWSERS, `This portal needs a newer browser: ${browserWords}.`)
            .replace(START, () => `<script data-scripts="">${code.trim()}</script>`)
        },
      },
    },
    {
      name: 'scripts-after',
      apply: 'build',
      async generateBundle(_options, bundle) {
        if (!hasAhead) return
        const source = await bundleOf('src/ahead.ts', { PAGE_FILES: JSON.stringify(pageFilesOf(bundle)) })
        ahead = `./${this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }))}`
      },
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const [, entry] = ENTRY.exec(html) ?? []
          if (!entry) throw new Error('The page begins with no script')
          const scripts = [ahead, entry].filter(Boolean).join(' ')
          return html.replace(ENTRY, '').replace('data-scripts=""', () => `data-scripts="${scripts}"`)
        },
      },
    },
  ]
}

/** A module and all that it imports, as one script in which names stand for what is given. */
async function bundleOf(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    resolve: { conditions },
    define,
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'ahead' },
      target: 'es2022',
      minify: true,
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} gave no script`)
  return chunk.code
}

/** Parts of the portal's own modules that the build takes. */
interface Prerendered {
  prerender: () => { markup: string; styles: string }
  /** The first segments of the portal's paths. */
  routes: string[]
}

/** Runs the portal's own modules, as a server does. */
async function readPrerendered(): Promise<Prerendered> {
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
    return (await server.ssrLoadModule(join(import.meta.dirname, 'src/prerender.tsx'))) as Prerendered
  } finally {
    await server.close()
  }
}

/**
 * Puts the sign-in form into the page's HTML, rendered from the very component that takes over, so that it is there
 * before any script and nothing moves when it comes alive.
 */
function prerenderSignIn(): Plugin {
  let read: Promise<Prerendered> | undefined
  return {
    name: 'prerender-sign-in',
    apply: 'build',
    async generateBundle() {
      const { routes } = await (read ??= readPrerendered())
      this.emitFile({ type: 'asset', fileName: '404.html', source: pageNotFound(routes) })
    },
    async transformIndexHtml(html) {
      const { prerender } = await (read ??= readPrerendered())
      const { markup, styles } = prerender()
      return html
        .replace('<div id="portal"></div>', () => `<div id="portal">${markup}</div>`)
        .replace('</head>', () => `${styles}</head>`)
    },
  }
}

/** The page of an address without a file, which leads on from those of the portal's routes. */
export function pageNotFound(routes: string[]): string {
  return readFileSync(join(import.meta.dirname, '404.html'), 'utf8').replace('ROUTES', routes.join('|'))
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
        const [link, name = ''] =
          /<link rel="stylesheet" crossorigin href="\.\/(assets\/[^"]+\.css)">/.exec(html) ?? []
        const file = bundle[name]
        if (!link || file?.type !== 'asset') throw new Error('The page has no stylesheet')
        // Its addresses count from its folder, and from now on from the page.
        const styles = file.source.toString().trim().replaceAll('url(./', 'url(./assets/')
        // In the page, it is asked for by nobody, and need not be kept by the service worker.
        delete bundle[name]
        return html.replace(link, () => `<style>${styles}</style>`)
      },
    },
  }
}
