import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { staticFile } from './staticFiles.ts'

const LINK = '<link  rel="stylesheet" href="./config/theme.css" />'
const page = `<!doctype html><title>Portal</title>${LINK}<style>main{}</style><p>Sign in</p>`
const pageWith = (styles: string) =>
  page.replace(LINK, () => `<style data-href="./config/theme.css">${styles}</style>`)

/** Creates a built portal and a merchant's own `config/`, with the given themes. */
function site({ built = ':root{--a:built}', own }: { built?: string | null; own?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fluid-theme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [root, config] = [join(folder, 'portal'), join(folder, 'own')]
  for (const each of [join(root, 'config'), config]) mkdirSync(each, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('portal/index.html', page)
  if (built !== null) write('portal/config/theme.css', built)
  if (own !== undefined) write('own/theme.css', own)
  const folders = { root, config }
  const get = async (headers: Record<string, string> = {}, path = '', method = 'GET') => {
    const answer = await staticFile(new Request('http://portal.test/', { headers, method }), path, folders)
    if (!answer) throw new Error('There is no page')
    return answer
  }
  const text = async (...request: Parameters<typeof get>) => (await get(...request)).text()
  return { write, get, text }
}

describe('the page of a portal', () => {
  it('has the merchant’s own theme in it, else the portal’s, where it would ask for it', async () => {
    expect(await site().text()).toBe(pageWith(':root{--a:built}'))
    const { text } = site({ own: ':root{--a:own}' })
    expect(await text()).toBe(pageWith(':root{--a:own}'))
    expect(await text({}, 'index.html')).toBe(pageWith(':root{--a:own}'))
  })

  it('has another theme as soon as the file is another', async () => {
    const { get, text, write } = site({ own: ':root{--a:1}' })
    const tag = (await get()).headers.get('ETag') ?? ''
    expect((await get({ 'If-None-Match': tag })).status).toBe(304)
    write('own/theme.css', ':root{--a:2}')
    const again = await get({ 'If-None-Match': tag })
    expect([again.status, await again.text()]).toEqual([200, pageWith(':root{--a:2}')])
    write('portal/index.html', page.replace('Sign in', 'Log in'))
    expect(await text()).toContain('Log in')
  })

  it('is the file as it was built for whoever keeps it, such as a service worker', async () => {
    const { get, text } = site()
    expect(await text({ 'Sec-Fetch-Mode': 'cors' })).toBe(page)
    expect(await text({ 'Sec-Fetch-Mode': 'navigate' })).toBe(pageWith(':root{--a:built}'))
    expect((await get()).headers.get('Vary')).toBe('Accept-Encoding, Sec-Fetch-Mode')
  })

  it('comes packed as the other side takes it', async () => {
    const { get } = site()
    const packed = async (encoding: string) => {
      const { headers, body } = await get({ 'Accept-Encoding': encoding })
      const bytes = Buffer.from(await new Response(body).arrayBuffer())
      expect(headers.get('Content-Length')).toBe(String(bytes.length))
      return { encoding: headers.get('Content-Encoding'), bytes, tag: headers.get('ETag') }
    }
    const [brotli, gzip, plain] = [await packed('gzip, br'), await packed('gzip'), await packed('identity')]
    expect([brotli.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null])
    const texts = [brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes), plain.bytes].map(String)
    expect(new Set(texts)).toEqual(new Set([pageWith(':root{--a:built}')]))
    expect(new Set([brotli.tag, gzip.tag, plain.tag]).size).toBe(3)
    const head = await get({ 'Accept-Encoding': 'br' }, '', 'HEAD')
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual([String(brotli.bytes.length), ''])
  })

  it('finds what a theme names where the theme would have found it', async () => {
    const styles = async (own: string) => {
      const [, found] = /theme\.css">([^]*?)<\/style><style>/.exec(await site({ own }).text()) ?? []
      return found
    }
    expect(await styles('@import "fonts.css";@import url(more.css);')).toBe(
      '@import "./config/fonts.css";@import url(./config/more.css);',
    )
    expect(await styles(`a{b:url(x.svg) url( "y z.svg" ) url('../w.svg') url()}`)).toBe(
      `a{b:url(./config/x.svg) url( "./config/y z.svg" ) url('./config/../w.svg') url()}`,
    )
    const whole = `a{b:url(/x.svg) url("https://b.test/x.svg") url(data:image/svg+xml,%3Csvg/%3E) url(#x)}`
    expect(await styles(whole)).toBe(whole)
    const texts = `/* it's url(x.svg) */a::after{content:"url(x.svg) \\" '"}b{c:url(y.svg)}`
    expect(await styles(texts)).toBe(texts.replace('(y', '(./config/y'))
  })

  it('stays whole, whatever a theme holds', async () => {
    const { text } = site({ own: '\uFEFFa{content:"</style><script>$&"}' })
    expect(await text()).toBe(pageWith('a{content:"<\\/style><script>$&"}'))
  })

  it('asks for its theme where that cannot stand in it, or is not there', async () => {
    expect(await site({ own: 'a{b:image-set("x.png" 1x)}' }).text()).toBe(page)
    expect(await site({ built: null }).text()).toBe(page)
  })
})
