import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { PriceBook } from './PriceBook'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/PriceBook',
  component: PriceBook,
  parameters: { sandbox: {} },
} satisfies Meta<typeof PriceBook>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })
const change = (...statements: string[]) =>
  sandbox({ before: (_, { database }) => statements.forEach((sql) => database.run(sql)) })

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'History' })
  },
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = {
  parameters: sandbox({
    merchant: 'cascade',
    before: (_, { database }) => database.run("UPDATE price_books SET frequency = 'F'"),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Bi-Weekly')
  },
}

export const Selected: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /of 01\/10\/2026$/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /of 01\/08\/2026$/ }))
    await canvas.findByRole('button', { name: 'Resend Selected' })
  },
}

export const SelectedNarrow: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  ...Selected,
  decorators: atWidth(358),
}

export const Changes: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Config Changes' }))
  },
}

export const ChangesRefused: Story = {
  tags: ['play'],
  parameters: sandbox({
    faults: [
      {
        operation: 'sendPriceBookInfoChanges',
        kind: 'refusal',
        rows: [{ field: 'recipient', msg: 'This address is not known to us' }],
      },
    ],
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Config Changes' }))
    const send = () =>
      [...canvasElement.ownerDocument.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Request changes',
      )
    const button = send()
    if (button) await userEvent.click(button)
  },
}

export const NoneSetUp: Story = {
  parameters: change('DELETE FROM price_book_history', 'DELETE FROM price_books'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^No price book extract/ })
  },
}

export const NotOffered: Story = { parameters: change('UPDATE customers SET is_price_book_enabled = 0') }

export const Empty: Story = {
  parameters: change('DELETE FROM price_book_history'),
  play: async ({ canvas }) => {
    await canvas.findByText('No price book has been sent yet.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getPriceBookInfo', kind: 'hang', times: Infinity }] }),
}

export const LoadingNarrow: Story = { ...Loading, decorators: atWidth(358) }

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getPriceBookInfo', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

const LONG =
  "'accounts-payable-and-receivable.second-stage@alterations-and-additions-pty-ltd.ballarat.example'"

export const LongNames: Story = {
  parameters: change(
    `UPDATE price_books SET recipient = ${LONG}`,
    `UPDATE price_book_history SET recipient = ${LONG}, format = 'Delimited by the merchant’s own character'`,
  ),
}

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
