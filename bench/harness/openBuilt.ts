import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { build, preview } from 'vite'
import type { Bench } from './Bench.ts'
import { openPage } from './openPage.ts'

/** Builds a page of the bench for production, and opens it with the large back end behind it. */
export async function openBuilt({ browser, later }: Bench, root: string) {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'))
  later(() => rm(outDir, { recursive: true, force: true }))
  const shared = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...shared,
    resolve: { conditions: ['trade-portal-source', 'module', 'browser', 'production'] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } })
  later(() => server.close())
  const opened = await openPage(browser)
  await answerCalls(opened.page)
  await opened.page.goto(server.resolvedUrls?.local[0] ?? '')
  return opened
}

async function answerCalls(page: Page) {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'huge' })
  page.once('close', () => sandbox.close())
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/') && pathname !== '/',
    async (route) => {
      const request = route.request()
      const answer = await sandbox.fetch(
        new Request(request.url(), {
          method: request.method(),
          headers: request.headers(),
          body: request.postData(),
        }),
      )
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    },
  )
}
