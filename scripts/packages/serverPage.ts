import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

/** Renders a page of widgets with react-dom/server alone. @returns the length of its HTML. */
export async function renderPage(folder: string): Promise<number> {
  copyFileSync(join(import.meta.dirname, 'page.js'), join(folder, 'page.mjs'))
  // Only a development build of React warns.
  const env = { NODE_ENV: 'development' }
  // A leaked timer would keep the process alive for minutes.
  const { output, errors } = await run(process.execPath, ['page.mjs'], { cwd: folder, env, timeout: 60_000 })
  if (errors) throw new Error(`The server's page wrote warnings:\n${errors}`)
  for (const part of ['href="/shop/cart"', 'BROWSE CATEGORY', 'Review Cart'])
    if (!output.includes(part)) throw new Error(`The server's page has no ${part}: ${output.slice(0, 1_000)}`)
  return output.length
}
