import { afterEach, expect, it, vi } from 'vitest'
import { navigate, webAddress } from './navigate'

afterEach(() => vi.restoreAllMocks())

it.each([
  '/basket',
  'basket.html?a=1',
  './',
  '#/cart',
  '?page=2',
  '//shop.example/x',
  'https://shop.example',
  'HTTP://shop.example',
  '',
  'a b/c:d',
])('a page may lead to %o, as it is written [case-141]', (address) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(webAddress(address)).toBe(address)
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<p>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'https://',
])('%o leads nowhere, and the console says so once [case-141]', (address) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const before = window.location.href
  expect(webAddress(address)).toBeNull()
  navigate(address)
  expect(window.location.href).toBe(before)
  expect(warn).toHaveBeenCalledOnce()
})
