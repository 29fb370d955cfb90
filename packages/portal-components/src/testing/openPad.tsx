import { screen, waitFor } from '@testing-library/react'
import { QuickOrder } from '../widgets/cart/QuickOrder/QuickOrder'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'

/**
 * Opens the pad and pastes lines into it. A faster pace would leave the session less time than a busy machine needs.
 */
export async function openPad(text: string, setting: SandboxSetting = {}) {
  const portal = await renderPortal(<QuickOrder />, { pace: 4, ...setting })
  const field = await screen.findByRole('textbox', { name: 'Your lines' })
  await portal.user.click(field)
  if (text) await portal.user.paste(text)
  return { ...portal, field }
}
export const cartOf = async ({ client }: Awaited<ReturnType<typeof openPad>>) =>
  (await client.cart.open()).lines.map(({ productId, quantity }) => [productId, quantity])
/** Finds the row of a line by part of its text. */
export const rowOf = (words: RegExp) =>
  waitFor(() => {
    const row = screen.getAllByRole('listitem').find(({ textContent }) => words.test(textContent))
    if (!row) throw new Error(`No row of ${words}: ${document.body.textContent}`)
    return row
  })
export const addButton = (name: string | RegExp) => screen.findByRole('button', { name })
