import type { OrderKind } from '@trade-portal/fluid-sdk'
import { addPayload, callRequest, orderPayload } from '../src/testing/requests.ts'
import { people, type ProtocolWorld } from './world.ts'

/** The id of the colleague, who never uses the portal's pages here. */
export const COLLEAGUE = 'U78'

/** Places an order of another person of the same customer, from a separate cart and session. */
export async function orderAsColleague(
  { sandbox }: ProtocolWorld,
  { kind, reference, quantity }: { kind: OrderKind; reference: string; quantity: number },
) {
  let session = ''
  const call = async (operation: string, payload: unknown) => {
    const response = await sandbox.fetch(callRequest(operation, payload, session))
    return (await response.json()) as Record<'sessionID' | 'cartSessionId', string>
  }
  const { username, password, customerId } = people.colleague
  const signedIn = await call('login', { userid: username, password, domain: 'frameworks', extra: 'TP001' })
  session = signedIn.sessionID
  const cart = { customerID: customerId, deviceID: 'TP001', sessionType: 'TPWEB' }
  const { cartSessionId } = await call('createCart', cart)
  await call('addCartProduct', addPayload(cartSessionId, { quoteQty: quantity }))
  const order = { transactionType: kind, buildersRef: reference, jobName: 'Stage 2', tpaID: COLLEAGUE }
  await call('processComplete', orderPayload(cartSessionId, order))
}
