import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer } from 'vite'
import type { Plugin } from 'vite'
import { browserMessages } from '../../packages/portal-components/browsers.ts'
import { pageFilesOf } from './pageFiles.ts'

const START = '<!-- start.js -->'
const EARLY_SIGN_IN = '<!-- earlySignIn.ts -->'
const OLDER = '<!-- olderBrowser.js -->'
const BROWSERS = '<!-- browsers.ts -->'
const ENTRY = /\s*<script type="module"[^>]* src="(\.\/assets\/[^"]+)"[^>]*><\/script>/
const conditions = ['trade-portal-source', 'module', 'browser', 'development|production']

/**
 * Inlines everything of the first paint into the HTML, except the merchant's theme: the styles, and start.js, which loads
 * the portal's scripts.
 */
export function pageFirst(): Plugin[] {
  return [...scriptsAfter(), prerenderSignIn(), inlineStyles()]
}

/** Inlines start.js, and gives it the addresses of the scripts to load after the form is painted. */
function scriptsAfter(): Plugin[] {
  let hasEarlySignIn = false
  let earlySignIn = ''
  let start: Promise<string> | undefined
  return [
    {
      name: 'start-script',
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          hasEarlySignIn = html.includes(EARLY_SIGN_IN)
          const code = await (start ??= bundleOf('start.js', {}))
          // Not minified: a minifier may write syntax unknown to older browsers.
          const older = readFileSync(join(import.meta.dirname, 'olderBrowser.js'), 'utf8')
          return html
            .replace(EARLY_SIGN_IN, '')
            .replace(OLDER, () => `<script>\n${older}</script>`)
            .replace(BROWSERS, `This portal needs a newer browser: ${browserMessages}.`)
            .replace(START, () => `<script data-scripts="">${code.trim()}</script>`)
        },
      },
    },
    {
      name: 'scripts-after',
      apply: 'build',
      async generateBundle(_options, bundle) {
        if (!hasEarlySignIn) return
        const source = await bundleOf('src/earlySignIn.ts', {
          PAGE_FILES: JSON.stringify(pageFilesOf(bundle)),
        })
        earlySignIn = `./${this.getFileName(this.emitFile({ type: 'asset', name: 'earlySignIn.js', source }))}`
      },
      transformIndexHtml: {
        order: 'post',
        handler(html) {
          const [, entry] = ENTRY.exec(html) ?? []
          if (!entry) throw new Error('The page begins with no script')
          const scripts = [earlySignIn, entry].filter(Boolean).join(' ')
          return html.replace(ENTRY, '').replace('data-scripts=""', () => `data-scripts="${scripts}"`)
        },
      },
    },
  ]
}

/** Bundles a module with its imports into one script, with the given names defined. */
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

/** Exports of the portal’s modules used by the build. */
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
 * Prerenders the sign-in form into the page's HTML from the same component that takes over, so that the form shows before
 * any script and nothing moves when React renders it.
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

/** Returns 404.html, which redirects real paths of the portal to their hash. */
export function pageNotFound(routes: string[]): string {
  return readFileSync(join(import.meta.dirname, '404.html'), 'utf8').replace('ROUTES', routes.join('|'))
}

/** Inlines the page’s stylesheet: it is small, and would block the first paint. */
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
        // URLs relative to the stylesheet’s folder become relative to the page.
        const styles = file.source.toString().trim().replaceAll('url(./', 'url(./assets/')
        // Nothing requests the inlined file, and the service worker need not cache it.
        delete bundle[name]
        return html.replace(link, () => `<style>${styles}</style>`)
      },
    },
  }
}
