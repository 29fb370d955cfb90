import { paymentPagePath } from '../routes/paymentPaths'
import { openPortal } from './openPortal'
import { settingsOf } from './pageSettings'
import { isReturnInAddress, readReturn, stripReturn } from './paymentReturn'
import { standIn } from './standIn'

/**
 * Shows a payment's outcome in a dialog, if the page that its provider has returned to has no element for it. A dialog
 * closed without a session has shown no outcome: it opens again once the same user signs in.
 */
export async function tellPayment(): Promise<void> {
  // A page may still add the element while it loads.
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
    // Only the user who made a payment sees its outcome.
    if (change.isAnother || change.session.username !== username) end()
    else show().catch(console.error)
  })
  await show()
}
