import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { seeded } from '../../../testing/seededTransactions'
import { TransactionView } from './TransactionView'
import { whenRead, inState } from '../../../testing/inState'

const { order, quote, invoice, commented, credit, longNamed } = seeded.ironbark

const meta = {
  title: 'Widgets/TransactionView',
  component: TransactionView,
  args: commented,
  parameters: { sandbox: {}, argsOf: { cascade: seeded.cascade.invoice } },
} satisfies Meta<typeof TransactionView>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })
/** Opens the modal behind a button. */
const pressing =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }

export const Default: Story = {
  play: whenRead,
}

export const Order: Story = { tags: ['ironbark'], globals: { merchant: 'ironbark' }, args: order }

export const Quote: Story = { tags: ['ironbark'], globals: { merchant: 'ironbark' }, args: quote }

export const Credit: Story = { tags: ['ironbark'], globals: { merchant: 'ironbark' }, args: credit }

export const TaxRegion: Story = {
  args: seeded.cascade.quote,
  parameters: sandbox({ merchant: 'cascade' }),
}

export const Medium: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: quote,
  decorators: atWidth(720),
}

/** The main action is visible without scrolling. */
export const Narrow: Story = {
  decorators: atWidth(358),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('link', { name: 'Pay Invoice' })
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const NarrowQuote: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: quote,
  decorators: atWidth(358),
}

const long: SandboxSetting = {
  before: (_, { database }) => {
    const { number, suffix } = longNamed
    database.run(
      'UPDATE transactions SET contact_name = ?, total = 9123456789000, user_comment = ? WHERE number = ? AND suffix = ?',
      [
        'Alexandrina Wilhelmina Featherstonehaugh-Papadopoulos',
        'Query the price of the second line with the branch before this one is paid, and of every line after it',
        number,
        suffix,
      ],
    )
    database.run(
      "UPDATE transaction_lines SET quantity = 123456789125, description = description || ?, product_id = product_id || '-KILNDRIED-DRESSED-ALL-ROUND' WHERE number = ? AND suffix = ? AND line_id = 1",
      [
        ', treated, kiln dried, dressed all round, with a colour of which no two lengths are the same',
        number,
        suffix,
      ],
    )
  },
}

export const LongNames: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: longNamed,
  parameters: sandbox(long),
}

export const LongNamesNarrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: longNamed,
  parameters: sandbox(long),
  decorators: atWidth(358),
}

export const Empty: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: order,
  parameters: sandbox({
    before: (_, { database }) => {
      database.run('DELETE FROM transaction_tallies WHERE number = ?', [order.number])
      database.run('DELETE FROM transaction_lines WHERE number = ?', [order.number])
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No items on this transaction.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getTransactionTP', kind: 'hang', times: Infinity }] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…')
  },
}

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getTransactionTP', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { number: 7, suffix: 0 },
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records')
  },
}

export const SignedOut: Story = {
  parameters: sandbox({ signedIn: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('Sign in to see your account')
  },
}

export const Emailing: Story = { tags: ['play'], args: invoice, play: pressing('Email') }

export const Commenting: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: pressing('Change'),
}

export const Accepting: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: quote,
  play: pressing('Accept'),
}

export const RequestingChanges: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: quote,
  play: pressing('Request Changes'),
}

export const CopyRefused: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: order,
  parameters: sandbox({
    faults: [
      {
        operation: 'copyTranToCart',
        kind: 'refusal',
        rows: [{ field: 'productID', msg: 'Pine 90 × 45 MGP10 is no longer stocked in 3.6 m' }],
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy to Cart' }))
    await screen.findByRole('alertdialog', { name: 'Error' })
  },
}

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const RightToLeft: Story = inState('rightToLeft')
