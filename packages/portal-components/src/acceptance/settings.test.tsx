import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf, rowOf } from '../testing/cartRows'
import { leaveCheckout } from '../testing/checkoutDraft'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { AccountMenu } from '../widgets/AccountMenu/AccountMenu'
import { CartButton } from '../widgets/CartButton/CartButton'
import { CartReview } from '../widgets/CartReview/CartReview'
import { CheckoutForm } from '../widgets/CheckoutForm/CheckoutForm'
import { PhoneMenu } from '../widgets/PhoneMenu/PhoneMenu'
import { ProductList } from '../widgets/ProductList/ProductList'
// Read now: on a busy machine its first reading takes longer than a test waits.
import '../surfaces/TallyModal/TallyModal'

const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
const summary = () => screen.findByRole('complementary', { name: 'Order Summary' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Order' })

/** The widget settings of a merchant who set none of them. */
const withoutSettings =
  (names: string[]) =>
  (_client: unknown, { database }: { database: Database }) => {
    for (const name of names) {
      database.run("DELETE FROM widgets WHERE object_set = 'settings' AND label = ?", [name])
    }
  }
type Database = { run: (sql: string, values?: string[]) => void }

describe('shopping_cart_disabled', () => {
  it('hides the cart and everything that adds to it [set-02]', async () => {
    const { user } = await renderPortal(
      <>
        <CartButton />
        <PhoneMenu />
        <ProductList place={concrete} />
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
        <ProductList place={concrete} />
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
    const { sandbox } = await renderPortal(<ProductList place={concrete} />, { settings: { pagesize } })
    await screen.findByRole('table')
    expect(callsOf(sandbox, 'getProductCategories').at(-1)).toMatchObject({ payload: { limit } })
  })

  it('is 20 where the merchant says nothing [set-07]', async () => {
    const { sandbox } = await renderPortal(<ProductList place={concrete} />, {
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
    expect(screen.queryByRole('textbox', { name: 'Zip Code' })).toBeNull()
  })

  it('leave the tax region its words too [set-11]', async () => {
    await renderPortal(<CheckoutForm />, {
      merchant: 'cascade',
      before: fillCart(),
      settings: { locale: 'en-AU', currency: 'AUD' },
    })
    await confirm()
    expect(await within(await summary()).findByText('Sub Total (ex Tax)')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Zip Code' })).toBeVisible()
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
