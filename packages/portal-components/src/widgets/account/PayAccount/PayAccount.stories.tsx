import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { beginHere, returnUrls } from '../../../testing/payments'
import { addStatementHistory, partPaid, twoStatements } from '../../../testing/statementHistory'
import { PayAccount } from './PayAccount'
import { inState } from '../../../testing/inState'

const sandbox = (setting: SandboxSetting = {}): Story['parameters'] => ({
  sandbox: {
    ...setting,
    before: (client, sandbox) => {
      addStatementHistory(sandbox, twoStatements)
      return setting.before?.(client, sandbox)
    },
  } satisfies SandboxSetting,
})

const meta: Meta<typeof PayAccount> = {
  title: 'Widgets/PayAccount',
  component: PayAccount,
  args: { returnUrls, onRedirect: () => undefined },
  parameters: sandbox(),
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Overdue balance')
  },
}

export const TaxRegion: Story = {
  tags: ['play'],
  parameters: sandbox({ merchant: 'cascade' }),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Amount (USD)' })
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await canvas.findByText('Enter an amount above 0, with at most 2 decimals')
  },
}

export const Invoice: Story = { args: { invoice: { number: 500_002, suffix: 1 } } }

export const Statement: Story = { args: { statementDate: '2026-10-31' } }

export const Narrow: Story = { decorators: atWidth(358) }

export const Warned: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({ before: (client) => beginHere(client, { id: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('You may have paid this already')
  },
}

export const PaidBefore: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({ before: (client) => beginHere(client, { outcome: 'approved' }) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^You paid \$123\.45 of this here on /)
  },
}

export const PayAgain: Story = {
  ...PaidBefore,
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Payment' }))
    await screen.findByRole('alertdialog', { name: 'Pay again?' })
  },
}

export const PartPaid: Story = {
  args: { invoice: { number: 7, suffix: 0 } },
  parameters: sandbox({ before: (_, sandbox) => addStatementHistory(sandbox, partPaid) }),
}

export const Empty: Story = {
  args: { statementDate: '2026-08-31' },
  play: async ({ canvas }) => {
    await canvas.findByText('There’s nothing to pay here.')
  },
}

export const Refused: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox({
    faults: [
      {
        operation: 'createPaymentSession',
        kind: 'refusal',
        rows: [{ field: '', msg: 'Payments are closed until Monday' }],
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Payment' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Payments are closed until Monday',
    )
  },
}

export const Sending: Story = {
  tags: ['play'],
  parameters: sandbox({ faults: [{ operation: 'createPaymentSession', kind: 'hang', times: Infinity }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Proceed to Payment' }))
    await canvas.findByRole('button', { name: 'Opening the payment page...' })
  },
}

export const SwitchedOff: Story = { parameters: sandbox({ settings: { payment_provider: 'barter' } }) }

export const HugeNumbers: Story = {
  args: { invoice: { number: 7, suffix: 0 } },
  parameters: sandbox({
    before: (_, sandbox) =>
      addStatementHistory(sandbox, {
        invoices: [{ number: 7, invoicedOn: '2026-10-05', amount: 123_456_789_012_300 }],
        statements: [],
      }),
  }),
  decorators: atWidth(358),
}

export const Loading: Story = {
  args: { statementDate: '2026-10-31' },
  parameters: sandbox({ faults: [{ operation: 'getStatementDetail', kind: 'hang', times: Infinity }] }),
}

export const Offline: Story = {
  args: { statementDate: '2026-10-31' },
  parameters: sandbox({
    faults: [{ operation: 'getStatementDetail', kind: 'status', status: 404, times: Infinity }],
  }),
}

export const Slow: Story = inState('slow')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
