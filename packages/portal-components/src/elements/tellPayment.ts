import { readReturn, stripReturn } from './paymentReturn'
import { standIn } from './standIn'

/** Shows what became of a payment in a dialog, where the page that its provider has returned to has no element for it. */
export async function tellPayment(): Promise<void> {
  // A page may still put the element there while it loads.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  if (document.querySelector('trade-payment-result')) return
  const given = readReturn()
  const remove = await standIn({
    view: () => null,
    opens: `/payment-${given.page ?? 'complete'}`,
    onClosed() {
      stripReturn(given)
      remove()
    },
  })
}
