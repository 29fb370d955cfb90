import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** React Aria's own style, which it puts into the page's head. */
const ARIA_STYLE = `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
`.trim()

/**
 * Writes the policy of a built portal, with the hashes of its pages' inline content: as `_headers`, which only static
 * hosts read, and in `policy/` beside the build for nginx and Caddy.
 */
export function writePolicy(folder: string): void {
  const policy = policyOf(['index.html', '404.html'].map((page) => readFileSync(join(folder, page), 'utf8')))
  writeFileSync(join(folder, '_headers'), headersFile(policy))
  const ofServers = join(folder, '../policy')
  mkdirSync(ofServers, { recursive: true })
  writeFileSync(join(ofServers, 'nginx.conf'), nginx(policy))
  writeFileSync(join(ofServers, 'Caddyfile'), caddy(policy))
}

/** The Content-Security-Policy of pages with these scripts and styles. */
export function policyOf(pages: readonly string[]): string {
  const hashes = (element: string, ...more: string[]) => {
    const inline = new RegExp(`<${element}(?:\\s[^>]*)?>([^]*?)</${element}>`, 'g')
    const texts = pages.flatMap((page) => [...page.matchAll(inline)].map(([, text = '']) => text))
    return [...new Set([...texts, ...more])].map(hashOf)
  }
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...hashes('script')].join(' '),
    // The hash of an empty style element admits the one into which the widgets' rules are inserted, one by one.
    ['style-src', `'self'`, ...hashes('style', '', ARIA_STYLE)].join(' '),
    // The merchant's pictures, back end and card provider may be elsewhere.
    `img-src 'self' data: blob: https:`,
    `connect-src 'self' https:`,
    `form-action 'self' https:`,
    `frame-src https:`,
    `font-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default trade-card-provider`,
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

const FOLDER = 'Where it stands in a folder, such as /trade, write that before each'

const headersFile = (policy: string) => `# ${FOLDER} /*
/*
  Content-Security-Policy: ${policy}
`

const nginx = (policy: string) => `# Within the server or the location of the portal. ${FOLDER} /404.html
add_header Content-Security-Policy "${policy}" always;
# A sign-in that is sent while scripts are off: the page again, which says so.
error_page 405 =200 $uri;
error_page 404 /404.html;
`

const caddy = (policy: string) => `# Within the site of the portal. ${FOLDER} /* and /404.html
header /* Content-Security-Policy "${policy}"
# A sign-in that is sent while scripts are off: the page again, which says so.
@post {
	method POST
	path /*
}
method @post GET
file_server
handle_errors {
	rewrite /* /404.html
	file_server
}
`
