import { escapeHtml } from './html.ts'
import { pageStyle } from './pageStyle.ts'
import type { PaymentStatus } from './Payment.ts'

export type Provider = 'windcave' | 'windriver'

/** Content of the provider's page. */
export interface PaymentView {
  provider: Provider
  merchant: string
  amountText: string
  reference: string
  /** A sentence about the outcome of the payment; "" while there is none. */
  note: string
  /** Shows the buttons. */
  isOpen: boolean
  /** Address that a finished payment goes on to; "" for none. */
  returnTo: string
}

/** Sentences of the page by the payment's state. `tryAgain` is for a declined card that the customer may try again. */
export const notes: Record<PaymentStatus | 'tryAgain', string> = {
  approved: 'This payment was approved.',
  declined: 'The card was declined.',
  tryAgain: 'The card was declined. Try another, or cancel.',
  cancelled: 'This payment was cancelled.',
  pending: 'Nothing was decided: the payment stays pending. You can close this tab now, or decide after all.',
}

export const unknownPayment = 'There is no such payment'

/** The page where a payment is approved, declined, cancelled or left alone. It needs no script. */
export function paymentPage(view: PaymentView): string {
  const hiddenUnless = (isShown: boolean) => (isShown ? '' : ' hidden')
  return page(
    `Pay ${view.merchant}`,
    `<p class="provider"><b>${view.provider}</b> <span>Test payment</span></p>
<div id="facts">
<h1>Pay ${escapeHtml(view.merchant)}</h1>
<p class="amount" data-fact="amountText">${escapeHtml(view.amountText)}</p>
<dl><div><dt>Reference</dt> <dd data-fact="reference">${escapeHtml(view.reference)}</dd></div></dl>
</div>
<p role="status" id="note"${hiddenUnless(view.note !== '')}>${escapeHtml(view.note)}</p>
<form method="post" id="decision"${hiddenUnless(view.isOpen)}>
<button class="primary" name="outcome" value="approved">Approve</button>
<button name="outcome" value="declined">Decline</button>
<button name="outcome" value="cancelled">Cancel</button>
<button class="quiet" name="outcome" value="pending">Close the tab</button>
</form>
<p class="return" id="return"${hiddenUnless(view.returnTo !== '')}>
<a href="${escapeHtml(view.returnTo)}">Return to ${escapeHtml(view.merchant)}</a>
</p>
<p class="small">This page stands in for a card provider. No card is charged.</p>`,
  )
}

/** A page with a single message. */
export function messagePage(title: string, sentence: string): string {
  return page(title, `<h1>${escapeHtml(title)}</h1>\n<p class="small">${escapeHtml(sentence)}</p>`)
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`
}
