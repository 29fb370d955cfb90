import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeAnswer } from '../../../testing/changeAnswer'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { PriceBook } from './PriceBook'

async function openChanges(setting: SandboxSetting = {}) {
  const { user, sandbox } = await renderPortal(<PriceBook />, setting)
  await user.click(await screen.findByRole('button', { name: 'Request Config Changes' }))
  const dialog = await screen.findByRole('dialog')
  const recipient = within(dialog).getByRole('textbox', { name: 'Recipient (required)' })
  const sent = () => sandbox.calls.filter(({ operation }) => operation === 'sendPriceBookInfoChanges')
  const send = () => user.click(screen.getByRole('button', { name: 'Request changes' }))
  const choose = async (field: RegExp, option: string) => {
    await user.click(within(dialog).getByRole('button', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { user, sandbox, dialog, recipient, sent, send, choose }
}

describe('<PriceBook />: changes of the configuration', () => {
  it('begin with the configuration, and want a recipient [book-08]', async () => {
    const { user, dialog, recipient, send, sent } = await openChanges()
    expect(within(dialog).getByRole('button', { name: /Type$/ })).toHaveTextContent('Incremental Download')
    expect(within(dialog).getByRole('button', { name: /Format$/ })).toHaveTextContent('Comma Delimited')
    expect(within(dialog).getByRole('button', { name: /Frequency$/ })).toHaveTextContent('Monthly')
    expect(within(dialog).getByRole('checkbox', { name: 'New product codes' })).toBeChecked()
    expect(within(dialog).getByRole('checkbox', { name: 'Core products only' })).not.toBeChecked()
    expect(within(dialog).getByRole('checkbox', { name: 'Quarterly' })).toBeChecked()
    expect(within(dialog).getByRole('checkbox', { name: 'Zipped' })).not.toBeChecked()
    expect(recipient).toBeRequired()
    await user.clear(recipient)
    await send()
    await waitFor(() => expect(recipient).toHaveAccessibleDescription('Required'))
    expect(sent()).toEqual([])
  })

  it('are sent whole, close the modal, and show in the card [book-09]', async () => {
    const { user, dialog, recipient, send, sent, choose } = await openChanges()
    await choose(/Type$/, 'Full Download')
    await choose(/Format$/, 'Default Format 1')
    await choose(/Frequency$/, 'Fortnightly')
    await user.click(within(dialog).getByRole('checkbox', { name: 'Core products only' }))
    await user.click(within(dialog).getByRole('checkbox', { name: 'Zipped' }))
    await user.clear(recipient)
    await user.type(recipient, 'office@ridgeline-carpentry.example')
    await send()
    expect(await screen.findByText('Your price book configuration has been changed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent().map(({ payload }) => payload)).toMatchObject([
      {
        typePricebook: 'F',
        deliveryFormat: '3',
        frequencyPricebook: 'F',
        recipient: 'office@ridgeline-carpentry.example',
        showNewProductCodes: true,
        showCoreProductsOnly: true,
        isRequiredQuarterly: true,
        isPricebookZipped: true,
        lastDateCalculated: '2026-11-01',
        deviceID: '',
      },
    ])
    expect(await screen.findByText('Default Format 1')).toBeVisible()
    expect(screen.getByText('Fortnightly')).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Request Config Changes' }))
    expect(await screen.findByRole('textbox', { name: 'Recipient (required)' })).toHaveValue(
      'office@ridgeline-carpentry.example',
    )
  })

  it.each([
    [
      'a message for the whole in a notice',
      { field: '', msg: 'Closed for stocktaking' },
      'Closed for stocktaking',
    ],
    ['no reason at all', { field: '', msg: '' }, 'Unable to send request'],
  ])('that are refused with %s stay open [book-13]', async (_, row, said) => {
    const { send, dialog } = await openChanges({
      faults: [{ operation: 'sendPriceBookInfoChanges', kind: 'refusal', rows: [row] }],
    })
    await send()
    expect(await screen.findByText(said)).toBeVisible()
    expect(dialog).toBeVisible()
  })

  it('go to one address, unless the merchant has written down several already [bad-24]', async () => {
    const { user, recipient, send, sent } = await openChanges()
    await user.clear(recipient)
    await user.type(recipient, 'office@ridgeline.example, dana@ridgeline.example')
    await send()
    await waitFor(() => expect(recipient).toHaveAccessibleDescription('Invalid email address'))
    expect(sent()).toEqual([])
    cleanup()

    const several = 'office@ridgeline.example; dana@ridgeline.example'
    const other = await openChanges({
      before: (_, sandbox) =>
        changeAnswer(sandbox, 'getPriceBookInfo', ({ PriceBook, ...rest }) => ({
          ...rest,
          PriceBook: PriceBook.map((book) => ({ ...book, recipient: several })),
        })),
    })
    await other.send()
    await waitFor(() =>
      expect(other.sent().map(({ payload }) => payload)).toMatchObject([{ recipient: several }]),
    )
  })

  it('say at the field what the merchant refuses of it [book-13]', async () => {
    const { send, recipient } = await openChanges({
      faults: [
        {
          operation: 'sendPriceBookInfoChanges',
          kind: 'refusal',
          rows: [{ field: 'recipient', msg: 'Only one address' }],
        },
      ],
    })
    await send()
    await waitFor(() => expect(recipient).toHaveAccessibleDescription('Only one address'))
  })

  it('whose answer is lost are confirmed once the configuration shows them [book-14]', async () => {
    const { user, send, recipient } = await openChanges({
      faults: [{ operation: 'sendPriceBookInfoChanges', when: 'after', kind: 'html' }],
    })
    await user.clear(recipient)
    await user.type(recipient, 'office@ridgeline-carpentry.example')
    await send()
    expect(await screen.findByText('Request sent. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
