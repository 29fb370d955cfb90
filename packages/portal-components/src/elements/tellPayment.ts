import { paymentPagePath } from '../places/paymentPages'
import { openPortal } from './openPortal'
import { settingsOf } from './pageSettings'
import { isReturnInAddress, readReturn, stripReturn } from './paymentReturn'
import { standIn } from './standIn'

/**
 * Shows what became of a payment in a dialog, where the page that its provider has returned to has no element for it. A
 * dialog that closes while nobody is signed in has told nothing yet: it opens again once the same user signs in.
 */
export async function tellPayment(): Promise<void> {
  // A page may still put the element there while it loads.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  if (document.querySelector('trade-payment-result')) return
  const settings = settingsOf(document.body)
  const { client } = await openPortal(settings)
  const { session } = client
  const given = readReturn(client)
  let username = session.current()?.username
  let isWaiting = false

  async function show() {
    const remove = await standIn(
      {
        view: () => null,
        opens: paymentPagePath(given.page ?? 'complete'),
        onClosed() {
          remove()
          isWaiting = isReturnInAddress() && session.current() === null
          if (!isWaiting) end()
        },
      },
      settings,
    )
  }

  function end() {
    stop()
    stripReturn(given)
  }

  const stop = session.subscribe((change) => {
    if (change.type !== 'signedIn') return
    username ??= change.session.username
    if (!isWaiting) return
    isWaiting = false
    // A payment is told to nobody else than who has made it.
    if (change.isAnother || change.session.username !== username) end()
    else show().catch(console.error)
  })
  await show()
}
