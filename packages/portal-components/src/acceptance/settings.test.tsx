import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf, rowOf } from '../testing/cartRows'
import { leaveCheckout } from '../testing/checkoutDraft'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { withoutSettings } from '../testing/withoutSettings'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { PhoneMenu } from '../widgets/shell/PhoneMenu/PhoneMenu'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
// Imported in advance: on a busy machine its first import takes longer than a test waits.
import '../surfaces/TallyModal/TallyModal'

const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })

describe('shopping_cart_disabled', () => {
  it('hides the cart and everything that adds to it [set-02]', async () => {
    const { user } = await renderPortal(
      <>
        <CartButton />
        <PhoneMenu />
        <ProductList cataloguePath={concrete} />
      </>,
      { settings: { shopping_cart_disabled: 'true', pagesize: '2' } },
    )
    await screen.findByRole('table')
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull())
    expect(screen.queryByRole('button', { name: /to the cart$|^Enter a tally/ })).toBeNull()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Cart' })).toBeNull()
  })
})

describe('products_button_disabled', () => {
  it('hides Products in the menu and the ways to it [set-03]', async () => {
    const { user } = await renderPortal(
      <>
        <PhoneMenu />
        <CartReview />
      </>,
      { settings: { products_button_disabled: 'true' } },
    )
    expect(await screen.findByText('Your cart is empty.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'View Products' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Products' })).toBeNull()
  })
})

describe('hide_products_price', () => {
  it('hides the bar’s subtotal, prices in listings and their switch, and no other price [set-04]', async () => {
    await renderPortal(
      <>
        <CartButton />
        <CartReview />
        <ProductList cataloguePath={concrete} />
      </>,
      {
        before: fillCart(),
        settings: { hide_products_price: 'true', pagesize: '2' },
        seesPrices: true,
      },
    )
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).not.toHaveTextContent('$')
    expect(await screen.findByRole('table')).not.toHaveTextContent('$')
    expect(screen.queryByRole('switch', { name: 'See Prices' })).toBeNull()
    expect(await summary()).toHaveTextContent('$787.99')
  })
})

describe('hide_review_price', () => {
  it('hides the totals of the cart review, and nothing else [set-05]', async () => {
    const { user } = await renderPortal(
      <>
        <CartButton />
        <CartReview />
      </>,
      { before: fillCart(), settings: { hide_review_price: 'true' } },
    )
    const figures = await summary()
    expect(within(figures).getByText('Items').nextSibling).toHaveTextContent('3')
    await waitFor(() => expect(figures).not.toHaveTextContent('$'))
    expect(within(figures).queryByText('Total (inc GST)')).toBeNull()
    const row = await rowOf(/screw/i)
    expect(row).toHaveTextContent('$69.96 per box')
    expect(row).not.toHaveTextContent('$139.92')
    expect(await screen.findByRole('link', { name: /^Cart, 3 items, .*\$716\.35/ })).toBeVisible()
    expect(within(figures).getByText(/^Prices exclude GST/)).toBeVisible()
    const tally = within(await rowOf(/MGP10/))
    await user.click(tally.getByRole('button', { name: /^Update Tally/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Update Tally' })
    expect(within(dialog).getByText('86.4 m')).toBeVisible()
    expect(dialog).not.toHaveTextContent('$')
  })

  it('does not hide what the checkout comes to [set-05]', async () => {
    await renderPortal(<CheckoutForm />, { before: fillCart(), settings: { hide_review_price: 'true' } })
    expect(await summary()).toHaveTextContent('$787.99')
  })
})

describe('hide_finalise_price', () => {
  it('does not hide what the cart comes to [set-06]', async () => {
    await renderPortal(
      <>
        <CartButton />
        <CartReview />
      </>,
      { before: fillCart(), settings: { hide_finalise_price: 'true' } },
    )
    expect(await summary()).toHaveTextContent('$787.99')
    expect(screen.getByRole('link', { name: /^Cart, 3 items, .*\$716\.35/ })).toBeVisible()
  })
})

describe('pagesize', () => {
  it.each([
    ['5', 5],
    ['0', 20],
    ['many', 20],
  ])('of %s asks for pages of %i [set-07]', async (pagesize, limit) => {
    const { sandbox } = await renderPortal(<ProductList cataloguePath={concrete} />, {
      settings: { pagesize },
    })
    await screen.findByRole('table')
    expect(callsOf(sandbox, 'getProductCategories').at(-1)).toMatchObject({ payload: { limit } })
  })

  it('is 20 where the merchant says nothing [set-07]', async () => {
    const { sandbox } = await renderPortal(<ProductList cataloguePath={concrete} />, {
      before: withoutSettings(['pagesize']),
    })
    await screen.findByRole('table')
    expect(callsOf(sandbox, 'getProductCategories').at(-1)).toMatchObject({ payload: { limit: 20 } })
  })
})

describe('initial_branch', () => {
  it('takes the orders of a method that does not deliver, without asking [set-08]', async () => {
    const { user, sandbox } = await renderPortal(<CheckoutForm />, {
      before: leaveCheckout({ despatchType: 'PICKUP', vehicleTypeId: 'UTE', branchId: '' }),
      settings: { initial_branch: 'GEE', despatch_rules: 'literal' },
    })
    const button = await confirm()
    expect(screen.queryByRole('button', { name: /Branch$|Pick up from$/ })).toBeNull()
    await user.click(button)
    await screen.findByRole('dialog', { name: 'Order Placed' })
    expect(callsOf(sandbox, 'processComplete')).toMatchObject([{ payload: { branchID: 'GEE' } }])
  })
})

describe('despatch_rules', () => {
  it.each(['by-purpose', 'By-Purpose'])(
    'of %s asks a pick-up where from [set-09]',
    async (despatch_rules) => {
      await renderPortal(<CheckoutForm />, {
        before: leaveCheckout({ despatchType: 'PICKUP' }),
        settings: { despatch_rules },
      })
      expect(await screen.findByRole('button', { name: /Pick up from$/ })).toBeVisible()
    },
  )

  it.each(['literal', 'anything else'])(
    'of %s asks a pick-up for its vehicle [set-09]',
    async (despatch_rules) => {
      await renderPortal(<CheckoutForm />, {
        before: leaveCheckout({ despatchType: 'PICKUP' }),
        settings: { despatch_rules },
      })
      expect(await screen.findByRole('button', { name: /Vehicle type/ })).toBeVisible()
      expect(screen.queryByRole('button', { name: /Pick up from$/ })).toBeNull()
    },
  )
})
