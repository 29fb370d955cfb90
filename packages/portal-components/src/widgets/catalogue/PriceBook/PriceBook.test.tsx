import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdCalls } from '../../../testing/holdCalls'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { PriceBook } from './PriceBook'

/** The first import of a widget's files is slow on a busy machine. */
const timeout = { timeout: 20_000 }

async function open(setting: SandboxSetting = {}) {
  const portal = await renderPortal(<PriceBook />, setting)
  await screen.findByRole('table', undefined, timeout)
  const sent = (operation: string) =>
    portal.sandbox.calls.filter((call) => call.operation === operation).map(({ payload }) => payload)
  return { ...portal, sent, press: (name: string) => portal.user.click(screen.getByRole('button', { name })) }
}

const change =
  (sql: string): SandboxSetting['before'] =>
  (_, { database }) =>
    database.run(sql)

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const dates = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const box = (date: string) => screen.getByRole('checkbox', { name: `Select the price book of ${date}` })
const refusal = (operation: string, rows: { field: string; msg: string }[]): SandboxSetting => ({
  faults: [{ operation, kind: 'refusal', rows }],
})

describe('<PriceBook />: the configuration and the history', () => {
  it('says how the price book is made, by the texts of the merchant’s codes [book-01 book-03]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Price Book' })).toBeVisible()
    const card = screen.getByRole('region', { name: 'Current Configuration' })
    expect(within(card).getByText('Last calculated 01/11/2026')).toBeVisible()
    expect(fact('Type')).toBe('Incremental Download')
    expect(fact('Format')).toBe('Comma Delimited')
    expect(fact('Frequency')).toBe('Monthly')
    expect(fact('Recipient')).toBe('accounts@ridgeline-carpentry.example')
    expect(fact('New product codes')).toBe('Yes')
    expect(fact('Core products only')).toBe('No')
    expect(fact('Quarterly')).toBe('Yes')
    expect(fact('Zipped')).toBe('No')
  })

  it.each([
    ['ironbark', 'Fortnightly'],
    ['cascade', 'Bi-Weekly'],
  ] as const)('calls every second week by the words of %s: %s [book-02]', async (merchant, word) => {
    await open({
      merchant,
      before: change("UPDATE price_books SET frequency = 'F', format = '4', type = 'F'"),
    })
    expect(fact('Frequency')).toBe(word)
    expect(fact('Format')).toBe('Default Format 2')
    expect(fact('Type')).toBe('Full Download')
  })

  it('lists the files that were made, the newest first, and a code of the merchant’s own as it is [book-04 book-05]', async () => {
    const { user } = await open({
      before: change("UPDATE price_book_history SET format = 'XLS' WHERE generated_on = '2026-04-01'"),
    })
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(
      expect.arrayContaining(['Generated', 'Type', 'Format', 'Sent to', 'New codes', 'Core products']),
    )
    expect(dates().slice(0, 2)).toEqual(['01/11/2026', '01/10/2026'])
    expect(dates()).toHaveLength(8)
    await user.click(screen.getByRole('button', { name: 'Details of the price book of 01/04/2026' }))
    const oldest = screen.getByRole('rowheader', { name: '01/04/2026' }).closest('tr') as HTMLElement
    const cells = within(oldest)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    for (const text of ['Full Download', 'XLS', 'dana@ridgeline-carpentry.example', 'No', 'Yes']) {
      expect(cells).toContainEqual(expect.stringContaining(text))
    }
  })

  it('says that nothing was sent yet [book-04]', async () => {
    await renderPortal(<PriceBook />, { before: change('DELETE FROM price_book_history') })
    expect(await screen.findByText('No price book has been sent yet.')).toBeVisible()
  })
})

describe('<PriceBook />: sending again', () => {
  it('sends the selected files again in one call, says what the merchant says, and refetches the history [book-06 book-07 book-11]', async () => {
    const { user, sent, press, sandbox } = await open()
    expect(screen.queryByRole('button', { name: 'Resend Selected' })).toBeNull()
    await user.click(box('01/10/2026'))
    await user.click(box('01/08/2026'))
    expect(screen.getByText('2 selected')).toBeVisible()
    await press('Resend Selected')
    expect(
      await screen.findByText(
        'The price book of 2026-10-01 has been sent to accounts@ridgeline-carpentry.example. The price book of 2026-08-01 has been sent to accounts@ridgeline-carpentry.example',
      ),
    ).toBeVisible()
    const ids = sandbox.database
      .all<{ id: number }>(
        "SELECT id FROM price_book_history WHERE generated_on IN ('2026-10-01', '2026-08-01') ORDER BY generated_on DESC",
      )
      .map(({ id }) => id)
    expect(sent('resendPriceBook')).toMatchObject([{ historyIDs: ids.join(' ') }])
    await waitFor(() => expect(dates()).toHaveLength(10))
    expect(screen.queryByRole('button', { name: 'Resend Selected' })).toBeNull()
  })

  it('takes the selection back [book-06]', async () => {
    const { user, press } = await open()
    await user.click(box('01/10/2026'))
    await press('Unselect All')
    expect(box('01/10/2026')).not.toBeChecked()
    expect(screen.queryByText('1 selected')).toBeNull()
  })

  it('keeps the selection where the merchant refuses, and says why [book-13]', async () => {
    const { user, press } = await open(
      refusal('resendPriceBook', [{ field: 'historyIDs', msg: 'Price book not found' }]),
    )
    await user.click(box('01/10/2026'))
    await press('Resend Selected')
    expect(await screen.findByText('Price book not found')).toBeVisible()
    expect(box('01/10/2026')).toBeChecked()
  })
})

describe('<PriceBook />: a new one', () => {
  it('is asked for once, however often the button is pressed, and stands in the history [book-10]', async () => {
    const { user, sandbox, sent } = await open()
    const { letThrough } = holdCalls(sandbox, 'requestNewPriceBook')
    const button = screen.getByRole('button', { name: 'Request New Price Book' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await user.click(button)
    letThrough()
    expect(
      await screen.findByText('A new price book has been requested for accounts@ridgeline-carpentry.example'),
    ).toBeVisible()
    await waitFor(() => expect(dates()).toHaveLength(9))
    expect(sent('requestNewPriceBook')).toHaveLength(1)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  })

  it('is reported as sent where the merchant says nothing [book-11]', async () => {
    const { press, sandbox } = await open()
    const fetch = sandbox.fetch.bind(sandbox)
    sandbox.fetch = async (input, init) => {
      const request = new Request(input, init)
      const answer = await fetch(request)
      return request.url.includes('requestNewPriceBook')
        ? Response.json({ requestNewPriceBookStatus: [{ Status: ' ' }] })
        : answer
    }
    await press('Request New Price Book')
    expect(await screen.findByText('Request sent')).toBeVisible()
  })

  it.each([
    ['the first message', [{ field: '', msg: 'Try again after 6 pm' }], 'Try again after 6 pm'],
    ['that it was not sent', [{ field: '', msg: '' }], 'Unable to send request'],
  ])('that is refused tells %s in a notice [book-13]', async (_, rows, said) => {
    const { press } = await open(refusal('requestNewPriceBook', rows))
    await press('Request New Price Book')
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('whose answer is lost is confirmed once the history shows it [book-14]', async () => {
    const { press, sent } = await open({
      faults: [{ operation: 'requestNewPriceBook', when: 'after', kind: 'html' }],
    })
    await press('Request New Price Book')
    expect(await screen.findByText('Request sent. The server was slow to confirm it.')).toBeVisible()
    expect(dates()).toHaveLength(9)
    expect(sent('requestNewPriceBook')).toHaveLength(1)
  })

  it('whose answer is lost is not said to have failed [book-14]', async () => {
    const { press } = await open({ faults: [{ operation: 'requestNewPriceBook', kind: 'html' }] })
    await press('Request New Price Book')
    expect(
      await screen.findByText(
        'We couldn’t confirm your request was sent. Please check the history before you send it again.',
      ),
    ).toBeVisible()
  })
})
