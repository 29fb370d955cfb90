import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { withoutSettings } from '../testing/withoutSettings'
import { AccountMenu } from '../widgets/shell/AccountMenu/AccountMenu'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })

describe('locale and currency', () => {
  it.each([
    ['ironbark', { locale: 'en-US' }, 'A$787.99'],
    ['ironbark', { currency: 'USD' }, 'USD 787.99'],
    ['ironbark', { currency: 'US' }, 'USD 787.99'],
    ['ironbark', { locale: 'en-US', currency: 'US' }, '$787.99'],
    ['ironbark', { locale: 'fr-FR', currency: 'EUR' }, '$787.99'],
    ['cascade', { locale: 'fr-FR', currency: 'EUR' }, '$400.01'],
    ['cascade', { locale: 'en-AU' }, 'USD 400.01'],
    ['cascade', { currency: 'AUD' }, 'A$400.01'],
  ] as const)('of %s with %j write a total as %s [set-10]', async (merchant, settings, text) => {
    await renderPortal(<CartReview />, { merchant, before: fillCart(), settings: { ...settings } })
    const total = within(await summary()).getByText(/^Total \(inc GST\)$|^Sub Total \(ex Tax\)$/)
    await waitFor(() => expect(total.nextSibling?.textContent?.replace('\u00a0', ' ')).toBe(text))
  })

  it('leave GST alone: the region’s words go by the merchant [set-11]', async () => {
    await renderPortal(<CheckoutForm />, {
      before: fillCart(),
      settings: { locale: 'en-US', currency: 'USD' },
    })
    await confirm()
    expect(await within(await summary()).findByText('+GST')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Despatch type' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Zip code' })).toBeNull()
  })

  it('leave the tax region its words too [set-11]', async () => {
    await renderPortal(<CheckoutForm />, {
      merchant: 'cascade',
      before: fillCart(),
      settings: { locale: 'en-AU', currency: 'AUD' },
    })
    await confirm()
    expect(await within(await summary()).findByText('Sub Total (ex Tax)')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Zip code' })).toBeVisible()
    expect(screen.queryByText(/GST/)).toBeNull()
  })
})

describe('what the account menu shows', () => {
  const everything = ['Account Admin', 'Downloads', 'Price Book', 'Pay Account']
  const without = (name: string) => everything.filter((each) => each !== name)

  it.each<[Record<string, string>, string[]]>([
    [{}, everything],
    [{ account_admin_button_disabled: 'true' }, without('Account Admin')],
    [{ pricebook_button_disabled: 'true' }, without('Price Book')],
  ])('with %j is %j', expectMenu)

  it.each<[Record<string, string>, string[]]>([
    [{ pay_account_button_disabled: 'true' }, without('Pay Account')],
    [{ payment_provider: 'barter' }, without('Pay Account')],
    [{ payment_provider: '' }, without('Pay Account')],
    [{ payment_provider: 'WindCave' }, everything],
    [{ payment_provider: 'windriver' }, everything],
  ])('with %j is %j [shell-11 set-16 set-17]', expectMenu)

  async function expectMenu(settings: Record<string, string>, shown: string[]) {
    const { user } = await renderPortal(<AccountMenu />, { settings })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    const names = () =>
      screen
        .getAllByRole('menuitem')
        .flatMap(({ textContent }) =>
          textContent !== null && everything.includes(textContent) ? [textContent] : [],
        )
    await expect.poll(names, { timeout: 5_000 }).toEqual(shown)
  }
})

describe('payment_provider', () => {
  it('that the merchant does not name leaves no Pay Account', async () => {
    const { user } = await renderPortal(<AccountMenu />, { before: withoutSettings(['payment_provider']) })
    await user.click(screen.getByRole('button', { name: 'My Account' }))
    expect(await screen.findByRole('menuitem', { name: 'Price Book' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Pay Account' })).toBeNull()
  })
})

describe('a switch', () => {
  it.each(['false', 'no', '0'])('whose value is %s is off [set-12]', async (value) => {
    await renderPortal(<CartReview />, { before: fillCart(), settings: { hide_review_price: value } })
    expect(await summary()).toHaveTextContent('$787.99')
  })

  it('that the merchant does not name is off [set-13]', async () => {
    const before = withoutSettings([
      'hide_review_price',
      'hide_products_price',
      'shopping_cart_disabled',
      'products_button_disabled',
      'tax_inclusive',
    ])
    await renderPortal(
      <>
        <CartButton />
        <CartReview />
      </>,
      {
        before: async (client, sandbox) => {
          await fillCart()(client)
          before(client, sandbox)
        },
      },
    )
    expect(await screen.findByRole('link', { name: /^Cart, 3 items, .*\$716\.35/ })).toBeVisible()
    expect(within(await summary()).getByText(/^Prices exclude GST/)).toBeVisible()
    expect(await summary()).toHaveTextContent('$787.99')
    expect(within(await summary()).getByRole('link', { name: 'View Products' })).toBeVisible()
  })
})
