import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../testing/renderPortal'
import { Account } from '../widgets/account/Account/Account'
import { AccountAdmin } from '../widgets/account/AccountAdmin/AccountAdmin'
import { AccountMenu } from '../widgets/shell/AccountMenu/AccountMenu'
import { BottomLinkBar } from '../widgets/shell/BottomLinkBar/BottomLinkBar'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CatalogueBrowser } from '../widgets/catalogue/CatalogueBrowser/CatalogueBrowser'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { ContactForm } from '../widgets/help/ContactForm/ContactForm'
import { CustomList } from '../widgets/cart/CustomList/CustomList'
import { CustomLists } from '../widgets/cart/CustomLists/CustomLists'
import { DownloadList } from '../widgets/account/DownloadList/DownloadList'
import { HelpfulLinks } from '../widgets/help/HelpfulLinks/HelpfulLinks'
import { HomeDashboard } from '../widgets/account/HomeDashboard/HomeDashboard'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { OpenOrders } from '../widgets/orders/OpenOrders/OpenOrders'
import { JobView } from '../widgets/orders/JobView/JobView'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { PaymentResult } from '../widgets/account/PaymentResult/PaymentResult'
import { PhoneMenu } from '../widgets/shell/PhoneMenu/PhoneMenu'
import { PriceBook } from '../widgets/catalogue/PriceBook/PriceBook'
import { QuickOrder } from '../widgets/cart/QuickOrder/QuickOrder'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { ProductsMenu } from '../widgets/shell/ProductsMenu/ProductsMenu'
import { SearchTypeahead } from '../widgets/catalogue/SearchTypeahead/SearchTypeahead'
import { StatementList } from '../widgets/account/StatementList/StatementList'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { StoreListing } from '../widgets/help/StoreListing/StoreListing'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { SupportForm } from '../widgets/help/SupportForm/SupportForm'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'

const concrete = { categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }
const returnUrls = {
  approved: 'https://site.example/paid',
  cancelled: 'https://site.example/cancelled',
  declined: 'https://site.example/failed',
}
const prices = 'Sign in to see your prices'
const account = 'Sign in to see your account'

/** Widgets hidden from visitors, and the message in their place. */
const gated: [string, ReactNode, string][] = [
  ['the cart', <CartReview />, prices],
  ['the catalogue', <CatalogueBrowser cataloguePath={{}} />, prices],
  ['the checkout', <CheckoutForm />, prices],
  ['a list', <CustomList listId="LIST-1" />, account],
  ['the lists', <CustomLists />, account],
  ['the home page', <HomeDashboard />, account],
  ['the orders', <OrdersTable />, account],
  ['the invoices', <InvoiceTable />, account],
  ['a job', <JobView name="Hilltop Rd, stage 2" />, account],
  ['the downloads', <DownloadList />, account],
  ['who is signed in', <Account />, account],
  ['the account', <AccountAdmin />, account],
  ['the contact form', <ContactForm />, account],
  ['the links to elsewhere', <HelpfulLinks />, account],
  ['paying', <PayAccount returnUrls={returnUrls} />, account],
  ['a payment', <PaymentResult page="complete" paymentId="1" />, account],
  ['the price book', <PriceBook />, account],
  ['the statements', <StatementList />, account],
  ['a statement', <StatementView date="2026-10-31" />, account],
  ['the stores', <StoreListing />, account],
  ['a sub-user', <SubUserForm onDone={() => undefined} />, account],
  ['the support form', <SupportForm />, account],
  ['an order', <TransactionView number={418823} suffix={0} kind="order" />, account],
  ['the products', <ProductList cataloguePath={concrete} />, prices],
  ['the quick-order pad', <QuickOrder />, prices],
  ['a search', <ProductList search="screw" />, prices],
]

const masthead: [string, ReactNode][] = [
  ['the account menu', <AccountMenu />],
  ['the links', <BottomLinkBar />],
  ['the cart button', <CartButton />],
  ['open orders', <OpenOrders />],
  ['the phone’s menu', <PhoneMenu />],
  ['the products menu', <ProductsMenu />],
  ['the search', <SearchTypeahead searched="screw" isFocused />],
]

const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

describe('a visitor who has not signed in', () => {
  it.each(gated)('is asked to, in place of %s [sign-110]', async (_, widget, prompt) => {
    const { container, sandbox } = await renderPortal(widget, { signedIn: false })
    expect(await screen.findByText(prompt)).toBeVisible()
    await pause()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(container.querySelector('[data-radius]')).toBeNull()
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
    expect(sandbox.calls).toEqual([])
  })

  it.each(masthead)('makes no call by %s [sign-110]', async (_, widget) => {
    const { sandbox } = await renderPortal(widget, { signedIn: false })
    await pause()
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
    expect(sandbox.calls).toEqual([])
  })

  it('signs in where they are, and the widget goes on [sign-111]', async () => {
    const { user } = await renderPortal(<CustomLists />, { signedIn: false })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    const username = await screen.findByLabelText('Username')
    expect(username).toHaveFocus()
    await user.type(username, 'builder')
    await user.type(screen.getByLabelText('Password'), 'ironbark{Enter}')
    expect(await screen.findByRole('heading', { name: 'Generic Lists' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('is led to the host’s own page where the host has one [sign-111]', async () => {
    await renderPortal(<CustomLists />, { signedIn: false }, { signInRoute: '/login.html' })
    const link = screen.getByRole('link', { name: 'Sign in' })
    expect(link).toHaveAttribute('href', '#/login.html')
  })
})

/** Shows a listing to a customer whose session a test can end. */
async function openListing() {
  const { client, sandbox, user } = await renderPortal(<ProductList cataloguePath={concrete} />)
  const expire = async () => {
    sandbox.faults.add({ operation: 'getCustomLists', kind: 'expiry' })
    await act(() => client.lists.list().catch(() => undefined))
  }
  return { client, user, expire }
}

describe('a session that ends', () => {
  it('is reported in place of the widget, which continues where it was after signing in [sign-112]', async () => {
    const { client, user, expire } = await openListing()
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox'), 'post mix')
    await expire()
    expect(await screen.findByText(/Your session has ended/)).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()

    await act(() => client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false }))
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('post mix'))
  })

  it('asks whose session it was for the password alone [taps-315]', async () => {
    const { user, expire } = await openListing()
    await screen.findByRole('table')
    await expire()
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('builder')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await user.keyboard('ironbark{Enter}')
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('leaves nothing of one customer’s for the next [sign-112]', async () => {
    const { client, user, expire } = await openListing()
    await screen.findByRole('table')
    await user.type(screen.getByRole('searchbox'), 'post mix')
    await expire()
    await screen.findByText(/Your session has ended/)

    await act(() => client.session.signIn({ username: 'joiner', password: 'ironbark', isRemembered: false }))
    await screen.findByRole('table')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })
})
