import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Merchant } from '@trade-portal/demo-data'
import { padDraft } from '../data/quickOrder/usePad'
import { openStored } from '../context/stored/openStored'
import { merchantOf } from './merchantClient'

/** Lines of a pad, for whichever merchant or for each. */
export type PadText = string | Record<Merchant, string>

/** Has the customer find lines on their pad that they wrote earlier, some of them under way to the cart when they left. */
export function fillPad(lines: PadText, underWay: string[] = []) {
  return (client: FluidClient) => {
    const text = typeof lines === 'string' ? lines : lines[merchantOf(client)]
    const stored = openStored({ client, user: 'builder' }, 'draft', padDraft, 'quick-order')
    stored.write({ text, underWay, unsure: [] })
  }
}
