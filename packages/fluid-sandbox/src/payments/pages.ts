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

/** Escapes a text for HTML, in an attribute as well. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Escapes a value for a script of an HTML page: nothing in it can end the script. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The provider's look: unlike any merchant's, so that the two pages are never confused. */
const pageStyle = `
:root {
  color-scheme: light dark;
  --surface: #f4f5f7; --raised: #fff; --text: #1a1f27; --muted: #58616e; --border: #d5d9df; --edge: #79828f;
  --action: #2a4fb0; --action-pressed: #203e8c; --on-action: #fff; --focus: #2a4fb0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #101318; --raised: #191d24; --text: #e9ecf1; --muted: #a2abb8; --border: #323945; --edge: #7d8796;
    --action: #8fabff; --action-pressed: #b3c6ff; --on-action: #10182e; --focus: #8fabff;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; min-height: 100vh; padding: 24px 16px; display: grid; place-items: center;
  background: var(--surface); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
main {
  width: 100%; max-width: 420px; padding: 24px; background: var(--raised);
  border: 1px solid var(--border); border-radius: 8px;
}
h1 { margin: 16px 0 0; font-size: 16px; font-weight: 400; }
p { margin: 0; }
.provider { display: flex; justify-content: space-between; gap: 16px; color: var(--muted); font-size: 14px; }
.provider b { color: var(--text); letter-spacing: 0.02em; }
.amount { font-size: 36px; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { margin: 16px 0 24px; padding: 16px 0; border-block: 1px solid var(--border); }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
[role='status'] { margin-bottom: 24px; padding: 12px 16px; border: 1px solid var(--border); border-inline-start: 4px solid var(--action); border-radius: 8px; }
form, .return { display: grid; gap: 12px; }
button, .return a {
  min-height: 44px; padding: 8px 16px; border: 1px solid var(--edge); border-radius: 8px; background: none;
  color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer;
}
button.primary, .return a { background: var(--action); border-color: var(--action); color: var(--on-action); font-weight: 600; }
button:active { border-color: var(--text); }
button.primary:active, .return a:active { background: var(--action-pressed); border-color: var(--action-pressed); }
button.quiet { border-color: transparent; color: var(--muted); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.small { margin-top: 16px; color: var(--muted); font-size: 14px; }
`
