import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { callsOf } from '../testing/cartRows'
import { fillCart } from '../testing/fillCart'
import { returnUrls } from '../testing/payments'
import { renderPortal } from '../testing/renderPortal'
import { seeded } from '../testing/seededTransactions'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { PriceBook } from '../widgets/catalogue/PriceBook/PriceBook'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

interface Press {
  widget: ReactElement
  /** Pressed once, to open the form. */
  before?: string
  /** Pressed twice at once: the button, or the button of its confirmation. */
  button: string
  isInQuestion?: boolean
  hasGoods?: boolean
  operation: string
}

const { quote } = seeded.ironbark

const presses: [string, Press][] = [
  [
    'Copy to Cart',
    { widget: <TransactionView {...quote} />, button: 'Copy to Cart', operation: 'copyTranToCart' },
  ],
  [
    'the question before Copy to Cart',
    {
      widget: <TransactionView {...quote} />,
      before: 'Copy to Cart',
      button: 'Add to cart',
      isInQuestion: true,
      hasGoods: true,
      operation: 'copyTranToCart',
    },
  ],
  ['Order again', { widget: <OrdersTable />, button: 'Order again, 418799', operation: 'copyTranToCart' }],
  [
    'Request New Price Book',
    { widget: <PriceBook />, button: 'Request New Price Book', operation: 'requestNewPriceBook' },
  ],
  [
    'Resend Selected',
    {
      widget: <PriceBook />,
      before: 'Select',
      button: 'Resend Selected',
      operation: 'resendPriceBook',
    },
  ],
  [
    'the question before Delete account',
    {
      widget: <SubUserForm id="CT5003" onDone={() => undefined} />,
      before: 'Delete account',
      button: 'Delete account',
      isInQuestion: true,
      operation: 'deleteMobileUser',
    },
  ],
  [
    'Proceed to Payment',
    {
      widget: <PayAccount returnUrls={returnUrls} onRedirect={() => undefined} />,
      button: 'Proceed to Payment',
      operation: 'createPaymentSession',
    },
  ],
]

it.each(presses)('two presses in one go of %s are one [bad-15]', async (_, press) => {
  const { widget, before, button, isInQuestion, hasGoods, operation } = press
  const { sandbox, user } = await renderPortal(widget, {
    settings: { payment_provider: 'windcave' },
    ...(hasGoods && { before: fillCart() }),
  })
  if (before === 'Select') {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Select the price book/ })
    await user.click(boxes[0] as HTMLElement)
  } else if (before) {
    await user.click(await screen.findByRole('button', { name: before }))
  }
  const container = isInQuestion ? within(await screen.findByRole('alertdialog')) : screen
  const pressed = await container.findByRole('button', { name: button })
  if (operation === 'copyTranToCart') {
    await waitFor(() => expect(callsOf(sandbox, 'getCartContents')).not.toEqual([]))
  }
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  await waitFor(() => expect(callsOf(sandbox, operation)).not.toEqual([]))
  // A second call would follow the first.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(callsOf(sandbox, operation)).toHaveLength(1)
})
