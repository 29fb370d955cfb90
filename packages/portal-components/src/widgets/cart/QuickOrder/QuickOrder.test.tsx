import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { fillPad } from '../../../testing/fillPad'
import { holdCalls } from '../../../testing/holdCalls'
import { addButton, cartOf, openPad, rowOf } from '../../../testing/openPad'
import { renderPortal } from '../../../testing/renderPortal'
import '../../../surfaces/TallyModal/TallyModal'
import { QuickOrder } from './QuickOrder'

describe('<QuickOrder />', () => {
  it('finds what is pasted and adds it to the cart, line by line [taps-240, taps-246]', async () => {
    const pad = await openPad('CONRS20 24\n2 x BBS14100\nPINE9045H2 10/2.4, 12@3.6')
    expect(await rowOf(/OK.*CONRS20/)).toHaveTextContent(/OK.*24 bag/)
    expect(await rowOf(/Tally.*PINE9045H2/)).toHaveTextContent(
      /Tally.*67\.2 m.*10\s@\s2\.4\sm\s· 12\s@\s3\.6\sm/,
    )
    await pad.user.click(await addButton('Add 3 lines'))
    expect(await screen.findByText('3 lines added to cart')).toBeVisible()
    expect(pad.field).toHaveValue('')
    expect(screen.getByRole('heading', { name: 'Quick Order' })).toHaveFocus()
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 24],
      ['BBS14100', 2],
      ['PINE9045H2', 67.2],
    ])
  })

  it('keeps lines to be mended while the good ones go [taps-245]', async () => {
    const pad = await openPad('CONRS20 24\nNOSUCHTHING 1\nBBS14100 1.5')
    expect(await rowOf(/Not found.*NOSUCHTHING/)).toBeVisible()
    expect(await rowOf(/BBS14100.*“1.5” isn’t a quantity/)).toBeVisible()
    expect(screen.getByText('1 of 3 lines ready, 2 lines still to fix')).toBeVisible()
    expect(screen.getByText('1 ready, 1 not found, 1 to fix')).toBeInTheDocument()
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue('NOSUCHTHING 1\nBBS14100 1.5'))
    expect(await cartOf(pad)).toEqual([['CONRS20', 24]])
  })

  it('mends a line in its place: by another search, by a quantity [taps-244]', async () => {
    const pad = await openPad('NOSUCHTHING 3\nBBS14100 0')
    const row = within(await rowOf(/Not found.*NOSUCHTHING/))
    const search = row.getByRole('searchbox', { name: 'Find the product for line 1' })
    await pad.user.clear(search)
    await pad.user.type(search, 'CONRS20')
    await pad.user.click(await row.findByRole('button', { name: /CONRS20/ }))
    expect(pad.field).toHaveValue('CONRS20 3\nBBS14100 0')
    const quantity = within(await rowOf(/“0” isn’t a quantity/)).getByRole('spinbutton')
    await pad.user.type(quantity, '7{Enter}')
    expect(pad.field).toHaveValue('CONRS20 3\nBBS14100 7')
    expect(await addButton('Add 2 lines')).toBeEnabled()
  })

  it('offers the products that a code could mean, and writes the chosen one down [taps-244]', async () => {
    const pad = await openPad('PINE9045 12@3.6')
    const choices = within(await screen.findByRole('group', { name: 'Choose the product for line 1' }))
    await pad.user.click(choices.getByRole('button', { name: /PINE9045H2 / }))
    expect(pad.field).toHaveValue('PINE9045H2 12@3.6')
    expect(await rowOf(/12\s@\s3\.6\sm/)).toHaveTextContent('Tally')
  })

  it('asks for the lengths of what is sold by length [taps-241]', async () => {
    const pad = await openPad('PINE9045H2 12')
    const row = within(await rowOf(/Sold by length/))
    await pad.user.click(row.getByRole('button', { name: /^Enter a tally of/ }))
    const modal = within(await screen.findByRole('dialog'))
    const [first] = await modal.findAllByRole('spinbutton')
    await pad.user.type(first as HTMLElement, '4{Enter}')
    await pad.user.click(modal.getByRole('button', { name: 'Update Tally' }))
    await waitFor(() => expect((pad.field as HTMLTextAreaElement).value).toMatch(/^PINE9045H2 4\/[\d.]+$/))
    expect(await addButton('Add 1 line')).toBeEnabled()
  })

  it('adds lines of one product as one, and says so on both [taps-247]', async () => {
    const pad = await openPad('CONRS20 24\nBBS14100 1\nconrs20 6')
    expect(await screen.findByText('Includes line 3')).toBeVisible()
    expect(screen.getByText('Combined with line 1')).toBeVisible()
    await pad.user.click(await addButton('Add 3 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 30],
      ['BBS14100', 1],
    ])
    expect(callsOf(pad.sandbox, 'addCartProduct')).toHaveLength(2)
  })

  it('searches for three codes at a time, and for each once [taps-248]', async () => {
    const portal = await renderPortal(<QuickOrder />, { pace: 4 })
    const held = holdCalls(portal.sandbox, 'searchProductTP')
    await portal.user.click(await screen.findByRole('textbox', { name: 'Your lines' }))
    await portal.user.paste('CONRS20 1\nBBS14100 2\nPINE9045H2 1/2.4\nFCLONG 1\nPB301210 2\nconrs20 3')
    await waitFor(() => expect(held.underWay.most).toBe(3))
    held.letThrough()
    await waitFor(() => expect(screen.queryByText('Looking…')).toBeNull())
    expect(held.underWay.most).toBe(3)
    expect(callsOf(portal.sandbox, 'searchProductTP')).toHaveLength(5)
  })

  it('adds strictly in turn, and leaves a refused line with its sentence [taps-246]', async () => {
    const pad = await openPad('CONRS20 1\nBBS14100 2\nFCLONG 1', {
      faults: [
        { operation: 'addCartProduct', kind: 'refusal', rows: [{ field: 'quoteQty', msg: 'Out of stock' }] },
      ],
    })
    await pad.user.click(await addButton('Add 3 lines'))
    expect(await screen.findByText('2 lines added to cart')).toBeVisible()
    expect(pad.field).toHaveValue('CONRS20 1')
    expect(await rowOf(/CONRS20/)).toHaveTextContent(/Not added.*Out of stock/)
    await pad.user.click(screen.getByRole('button', { name: 'Try again' }))
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect((await cartOf(pad)).map(([id]) => id).sort()).toEqual(['BBS14100', 'CONRS20', 'FCLONG'])
  })

  it('says how many lines are past the hundred that go at a time, and keeps them [taps-249]', async () => {
    const pad = await openPad(Array.from({ length: 104 }, () => 'CONRS20 1').join('\n'))
    expect(await screen.findByText(/^4 lines are over the limit of 100/)).toBeVisible()
    await pad.user.click(await addButton('Add 100 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(Array(4).fill('CONRS20 1').join('\n')))
    expect(await cartOf(pad)).toEqual([['CONRS20', 100]])
  })

  it('has the lines again after a reload, and those under way as not sure [taps-250]', async () => {
    const before = fillPad('CONRS20 1\nBBS14100 2', ['CONRS20 1'])
    await renderPortal(<QuickOrder />, { pace: 4, before })
    expect(await screen.findByText('We couldn’t confirm it was added. Please check your cart.')).toBeVisible()
    expect(await addButton('Add 1 line')).toBeEnabled()
  })

  it('takes a line off whose answer was lost, when the cart shows that it was added [taps-246]', async () => {
    const pad = await openPad('CONRS20 1\nBBS14100 2', {
      before: async (client) => void (await client.cart.open()),
      faults: [{ operation: 'addCartProduct', kind: 'status', status: 502, when: 'after' }],
    })
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 1],
      ['BBS14100', 2],
    ])
  })

  it('stops at a line of unknown outcome, and says so [taps-246]', async () => {
    const pad = await openPad('CONRS20 1\nBBS14100 2', {
      faults: [{ operation: 'addCartProduct', kind: 'status', status: 502 }],
    })
    await pad.user.click(await addButton('Add 2 lines'))
    expect(await rowOf(/Not sure.*CONRS20 1.*We couldn’t confirm/)).toBeVisible()
    expect(await cartOf(pad)).toEqual([])
    await pad.user.click(screen.getByRole('button', { name: 'Add it again' }))
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect((await cartOf(pad)).map(([id]) => id)).toEqual(['CONRS20', 'BBS14100'])
  })

  it.each([
    ['refused it', { when: 'before', isBackFirst: false, inCart: [] }],
    ['refused it, and its customer was back first', { when: 'before', isBackFirst: true, inCart: [] }],
    ['taken it', { when: 'after', isBackFirst: false, inCart: [['CONRS20', 1]] }],
  ] as const)(
    'is not sure of a line whose session ended in another tab, when the merchant had %s [case-402]',
    async (_, { when, isBackFirst, inCart }) => {
      const pad = await openPad('CONRS20 1\nBBS14100 2', {
        before: async (client) => void (await client.cart.open()),
      })
      const { sandbox, client } = pad
      const signIn = () =>
        act(() => client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false }))
      const fetch = sandbox.fetch.bind(sandbox)
      const answered = Promise.withResolvers<void>()
      const isSent = Promise.withResolvers<void>()
      let isHeld = true
      sandbox.fetch = async (input, init) => {
        const request = new Request(input, init)
        const isAddition = new URL(request.url).searchParams.get('ipFunction') === 'addCartProduct'
        if (!isAddition || !isHeld) return fetch(request)
        isHeld = false
        if (when === 'before') sandbox.database.run('DELETE FROM sessions')
        const answer = await fetch(request)
        if (when === 'after') sandbox.database.run('DELETE FROM sessions')
        isSent.resolve()
        await answered.promise
        return answer
      }
      await pad.user.click(await addButton('Add 2 lines'))
      await isSent.promise
      await act(async () => void (await client.cart.read().catch(() => undefined)))
      expect(await screen.findByText(/Your session has ended/)).toBeVisible()
      if (isBackFirst) await signIn()
      await act(async () => answered.resolve())
      if (!isBackFirst) await signIn()
      expect(await rowOf(/Not sure.*CONRS20 1.*We couldn’t confirm/)).toBeVisible()
      expect(screen.queryByText(/added to cart/)).toBeNull()
      expect(await cartOf(pad)).toEqual(inCart)
    },
  )

  it('goes on adding while the customer looks at another page, and counts one press for two [taps-246]', async () => {
    const pad = await openPad('CONRS20 1\nBBS14100 2')
    const add = await addButton('Add 2 lines')
    const held = holdCalls(pad.sandbox, 'addCartProduct')
    await pad.user.dblClick(add)
    await waitFor(() => expect(held.underWay.now).toBe(1))
    expect(pad.field).toHaveAttribute('readonly')
    pad.rerender(<></>)
    held.letThrough()
    await waitFor(() => expect(pad.client.storage.get('draft:builder:quick-order')).toContain('"text":""'))
    expect(held.underWay.most).toBe(1)
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 1],
      ['BBS14100', 2],
    ])
  })

  it('keeps what is typed for the customer, and forgets it when they sign out [taps-250]', async () => {
    const { client } = await openPad('CONRS20 1')
    cleanup()
    expect(client.storage.get('draft:builder:quick-order')).toContain('CONRS20 1')
    await client.session.signOut()
    expect(client.storage.get('draft:builder:quick-order')).toBeNull()
  })

  it('shows the lines of one kind, and clears all but for an Undo [taps-251]', async () => {
    const pad = await openPad('CONRS20 24\nNOSUCHTHING 1')
    await pad.user.click(await addButton('1 not found'))
    expect(screen.getAllByRole('listitem').filter((row) => row.dataset.line)).toHaveLength(1)
    await pad.user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(pad.field).toHaveValue('')
    await pad.user.click(await addButton('Undo'))
    expect(pad.field).toHaveValue('CONRS20 24\nNOSUCHTHING 1')
  })

  it('reads an opened file, and says of a spreadsheet that it is no text [taps-243]', async () => {
    const pad = await openPad('BBS14100 2')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('No field for a file')
    await pad.user.upload(input, new File(['SKU,Qty\r\nCONRS20,24\r\n'], 'order.csv', { type: 'text/csv' }))
    await waitFor(() => expect(pad.field).toHaveValue('BBS14100 2\n\nSKU,Qty\nCONRS20,24'))
    await pad.user.upload(input, new File(['PK\u0003\u0004'], 'order.csv', { type: 'text/csv' }))
    expect(await screen.findByText(/^We can’t read order\.csv/)).toBeVisible()
  })

  it('shows no amounts where the merchant hides prices, and nothing without a cart [taps-252]', async () => {
    const pad = await openPad('CONRS20 24', { settings: { hide_products_price: 'true' } })
    await rowOf(/OK.*CONRS20/)
    expect(document.body.textContent).not.toContain('$')
    pad.unmount()
    const { container } = await renderPortal(<QuickOrder />, { settings: { shopping_cart_disabled: 'true' } })
    await waitFor(() => expect(within(container).queryByRole('textbox')).toBeNull())
  })
})
