import { request as httpRequest } from 'node:http'
import { describe, expect, it } from 'vitest'
import { callRequest } from '../testing/requests.ts'
import { SCRIPT, start } from '../testing/startServer.ts'

describe('the portal’s files', () => {
  it('come with their type, and are asked for again unless their name says what they hold', async () => {
    const { get } = await start()
    const facts = async (path: string) => {
      const response = await get(path)
      return [response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]
    }
    const html = [200, 'text/html; charset=utf-8', 'no-cache']
    expect(await facts('/')).toEqual(html)
    expect(await facts('/cascade/')).toEqual(html)
    expect(await facts('/sw.js')).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(await facts('/config/theme.css')).toEqual([200, 'text/css; charset=utf-8', 'no-cache'])
    expect(await facts('/assets/main-1a2b3c.js')).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
  })

  it('come packed as the other side takes it, unless they were changed after the build', async () => {
    const { get } = await start()
    const script = async (accepted: string) => {
      const response = await get('/assets/main-1a2b3c.js', { headers: { 'Accept-Encoding': accepted } })
      const { headers } = response
      return [
        headers.get('Content-Encoding'),
        headers.get('Vary'),
        await response.text(),
        headers.get('ETag'),
      ]
    }
    const [brotli, vary, text, etag] = await script('gzip, deflate, br')
    expect([brotli, vary, text]).toEqual(['br', 'Accept-Encoding', SCRIPT])
    expect((await script('gzip'))[0]).toBe('gzip')
    const [plain, , plainText, plainEtag] = await script('br;q=0, identity')
    expect([plain, plainText]).toEqual([null, SCRIPT])
    expect(plainEtag).not.toBe(etag)
    expect(
      (await get('/config/theme.css', { headers: { 'Accept-Encoding': 'br' } })).headers.get(
        'Content-Encoding',
      ),
    ).toBeNull()
  })

  it('are not sent again while they are the same', async () => {
    const { get } = await start()
    const first = await get('/config/configuration.json')
    const etag = first.headers.get('ETag') ?? ''
    const again = await get('/config/configuration.json', { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await get('/', { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '36'])
  })

  it('let a page of another origin have the elements and the configuration, and nothing else [pack-07]', async () => {
    const { get } = await start()
    const opened = async (path: string) => (await get(path)).headers.get('Access-Control-Allow-Origin')
    expect(await opened('/embed/portal.js')).toBe('*')
    expect(await opened('/config/configuration.json')).toBe('*')
    expect(await opened('/cascade/config/configuration.json')).toBe('*')
    expect(await opened('/sw.js')).toBeNull()
  })

  it('are overlaid with the merchant’s own configuration', async () => {
    const { get } = await start()
    expect(await (await get('/config/configuration.json')).json()).toEqual({ of: 'portal' })
    expect(await (await get('/cascade/config/configuration.json')).json()).toEqual({ of: 'cascade' })
    expect(await (await get('/cascade/config/theme.css')).text()).toBe(':root{}')
  })

  it('are not the build’s own notes [case-332]', async () => {
    const { get } = await start()
    const status = async (path: string) => (await get(path)).status
    expect(await status('/.vite/manifest.json')).toBe(404)
    expect(await status('/cascade/.vite/manifest.json')).toBe(404)
    expect(await status('/embed/.built-from')).toBe(404)
    expect(await status('/.well-known/security.txt')).toBe(200)
  })

  it('end at their folder', async () => {
    const { base, get } = await start()
    for (const path of [
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/config/..%2f..%2fsecret.txt',
      '/a%00b',
      '/%E0%A4%A',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
    // A client that does not tidy its path up first.
    const status = await new Promise((resolve) => {
      httpRequest(base, { path: '/../secret.txt' }, (answer) => resolve(answer.resume().statusCode)).end()
    })
    expect(status).toBe(404)
  })
})

describe('an answer', () => {
  it('comes packed as the other side takes it', async () => {
    const { base, ironbark } = await start()
    await ironbark.signIn()
    const answer = async (accepted: string) => {
      const call = callRequest('getProductCategories', {}, ironbark.session, base)
      const { headers, status } = await fetch(call, {
        headers: { ...Object.fromEntries(call.headers), 'Accept-Encoding': accepted },
      })
      return [status, headers.get('Content-Encoding'), headers.get('Vary')]
    }
    expect(await answer('gzip, deflate, br')).toEqual([200, 'br', 'Accept-Encoding'])
    expect(await answer('gzip')).toEqual([200, 'gzip', 'Accept-Encoding'])
    expect(await answer('identity')).toEqual([200, null, 'Accept-Encoding'])
  })
})

describe('a real path', () => {
  it('without a file shows a visitor the build’s page for it, and leads nobody anywhere by itself [case-036]', async () => {
    const { get } = await start()
    const headers = { Accept: 'text/html,*/*;q=0.8' }
    for (const path of ['/orders', '/cascade/products/A%2FB/C?page=2', '//evil.test/login', '/wp-admin']) {
      const answer = await get(path, { headers })
      expect([answer.status, answer.headers.get('Location')]).toEqual([404, null])
      expect(await answer.text()).toContain('Page not found')
      // A script that asks for a missing file gets the status, and nothing more.
      expect(await (await get(path)).text()).not.toContain('Page not found')
    }
    expect((await get('/cascade')).headers.get('Location')).toBe('/cascade/')
  })

  it('of the portal answers a sign-in that was sent without scripts with the page again [case-041]', async () => {
    const { get } = await start()
    const body = new URLSearchParams({ username: 'builder', password: 'iron & bark' })
    for (const path of ['/', '/index.html', '/cascade/']) {
      const answer = await get(path, { method: 'POST', body })
      expect(answer.status).toBe(200)
      const page = await answer.text()
      expect(page).toContain('<title>Portal</title>')
      expect(page).not.toContain('iron')
    }
    expect((await get('/sw.js', { method: 'POST' })).status).toBe(405)
    expect((await get('/', { method: 'PUT' })).status).toBe(405)
  })
})
