import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Merchant } from '@trade-portal/demo-data'
import { padDraft } from '../data/quickOrder/usePad'
import { openStored } from '../context/stored/openStored'
import { merchantOf } from './merchantClient'

/** Lines of a pad, for any merchant or for each. */
export type PadText = string | Record<Merchant, string>

/** Fills the customer's pad with lines of an earlier visit, some of them on their way to the cart. */
export function fillPad(lines: PadText, underWay: string[] = []) {
  return (client: FluidClient) => {
    const text = typeof lines === 'string' ? lines : lines[merchantOf(client)]
    const stored = openStored({ client, user: 'builder' }, 'draft', padDraft, 'quick-order')
    stored.write({ text, underWay, unsure: [] })
  }
}
