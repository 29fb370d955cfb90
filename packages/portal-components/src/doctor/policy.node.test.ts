import { describe, expect, it } from 'vitest'
import { refusalOf } from './policy'
import type { Directive } from './policy'

const page = 'https://shop.example/products.html'
const refused = (policy: string, directive: Directive, url: string, nonce?: string) =>
  refusalOf(policy, { directive, url, nonce }, page)

describe('a policy', () => {
  it.each<[policy: string, url: string]>([
    ['', 'https://erp.example'],
    ["script-src 'none'", 'https://erp.example'],
    ['connect-src *', 'https://erp.example'],
    ["connect-src 'self'", 'https://shop.example/api'],
    ["default-src 'none'; connect-src https:", 'https://erp.example'],
    ['connect-src erp.example', 'https://erp.example/fluid'],
    ['connect-src https://*.example', 'https://erp.example'],
    ['connect-src https://erp.example:*', 'https://erp.example:8443'],
    ['connect-src https://erp.example:443/', 'https://erp.example/fluid'],
    ['connect-src https://erp.example/fluid/', 'https://erp.example/fluid/a'],
    ['CONNECT-SRC HTTPS://ERP.EXAMPLE', 'https://erp.example'],
    ['connect-src http://erp.example', 'https://erp.example'],
  ])('“%s” lets a page reach %s', (policy, url) => {
    expect(refused(policy, 'connect-src', url)).toBeNull()
  })

  it.each<[policy: string, url: string, by: string]>([
    ["default-src 'self'", 'https://erp.example', 'default-src'],
    ["default-src *; connect-src 'none'", 'https://erp.example', 'connect-src'],
    ["connect-src 'self'", 'https://shop.example:8443', 'connect-src'],
    ['connect-src', 'https://shop.example', 'connect-src'],
    ['connect-src https://*.erp.example', 'https://erp.example', 'connect-src'],
    ['connect-src https://erp.example', 'https://erp.example:8443', 'connect-src'],
    ['connect-src https://erp.example', 'http://erp.example', 'connect-src'],
    ['connect-src https://erp.example/fluid', 'https://erp.example/api', 'connect-src'],
    ["connect-src 'none'; connect-src *", 'https://erp.example', 'connect-src'],
    ["connect-src 'unsafe-inline'", 'https://erp.example', 'connect-src'],
  ])('“%s” keeps %s from it, by %s', (policy, url, by) => {
    expect(refused(policy, 'connect-src', url)).toBe(by)
  })

  it('lets a script in by its nonce, which a browser hides, and under strict-dynamic by nothing else', () => {
    const url = 'https://portal.example/embed/portal.js'
    expect(refused("script-src 'nonce-r4nd'", 'script-src', url, 'r4nd')).toBeNull()
    expect(refused("script-src 'nonce-r4nd'", 'script-src', url, '')).toBeNull()
    expect(refused("script-src 'nonce-r4nd'", 'script-src', url, 'other')).toBe('script-src')
    expect(refused("script-src 'nonce-r4nd' https:", 'script-src', url)).toBeNull()
    expect(refused("script-src 'nonce-r4nd' 'strict-dynamic' https:", 'script-src', url)).toBe('script-src')
    expect(refused("script-src https:; script-src-elem 'self'", 'script-src', url)).toBe('script-src-elem')
  })
})
