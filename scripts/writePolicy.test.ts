import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writePolicy } from './writePolicy.ts'

/** Returns the files written for servers beside a build. */
function writtenFiles(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'policy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  for (const page of ['index.html', '404.html']) writeFileSync(join(dist, page), '<style></style>')
  writePolicy(dist)
  const files = ['dist/_headers', 'policy/nginx.conf', 'policy/Caddyfile']
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

it.each([
  ['policy/nginx.conf', '/404.html', ['error_page 404 /trade/404.html;']],
  [
    'policy/Caddyfile',
    '/* and /404.html',
    ['header /trade/* Content-Security-Policy', 'path /trade/*', 'rewrite /trade/* /trade/404.html'],
  ],
  ['dist/_headers', '/*', ['/trade/*']],
])('says in %s where the folder of a portal is written [case-253]', (file, routes, lines) => {
  const text = writtenFiles()[file] ?? ''
  expect(text).toContain(`Where it stands in a folder, such as /trade, write that before each ${routes}\n`)
  const inFolder = text.replaceAll(/(?<=^|\s)(?=\/(?:\*|404\.html))/gm, '/trade')
  for (const line of lines) expect(inFolder).toContain(line)
})
