import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addStatementHistory, twoStatements } from '../../../testing/statementHistory'
import { StatementView } from './StatementView'
import { inState } from '../../../testing/inState'

const withTwo = (setting: SandboxSetting = {}): Story['parameters'] => ({
  sandbox: {
    ...setting,
    before: (_, sandbox) => addStatementHistory(sandbox, twoStatements),
  } satisfies SandboxSetting,
})

const meta: Meta<typeof StatementView> = {
  title: 'Widgets/StatementView',
  component: StatementView,
  args: { date: '2026-10-31' },
  parameters: withTwo(),
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('$100.00 due now')
  },
}

export const TaxRegion: Story = { parameters: withTwo({ merchant: 'cascade' }) }

export const Medium: Story = { decorators: atWidth(760) }

export const Narrow: Story = {
  tags: ['play'],
  decorators: atWidth(358),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of 500003-0' }))
    await canvas.findByText('RTN-71')
  },
}

export const EmailModal: Story = {
  tags: ['play'],
  args: { date: '2026-08-31' },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: 'Email Statement' })
    await waitFor(() => expect(open).toBeEnabled())
    await userEvent.click(open)
    await screen.findByRole('dialog', { name: 'Email Statement' })
  },
}

const long: SandboxSetting = {
  before: (_, sandbox) => {
    addStatementHistory(sandbox, {
      invoices: [
        {
          number: 99_418_901,
          suffix: 12,
          invoicedOn: '2026-10-05',
          amount: 123_456_789_012_300,
          jobName:
            'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
          reference: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER',
        },
        { number: 2, invoicedOn: '2026-10-05', amount: -3_124_000 },
      ],
      statements: ['2026-10-31'],
    })
    sandbox.database.run(
      "UPDATE customers SET name = 'The Estate of the Late M. J. Featherstonehaugh Pty Ltd'",
    )
  },
}

export const LongNames: Story = { parameters: { sandbox: long } }

export const LongNamesNarrow: Story = { parameters: { sandbox: long }, decorators: atWidth(358) }

export const Empty: Story = {
  parameters: {
    sandbox: {
      before: (_, sandbox) => addStatementHistory(sandbox, { statements: ['2026-10-31'] }),
    } satisfies SandboxSetting,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No transactions on this statement.')
  },
}

export const Loading: Story = {
  parameters: withTwo({ faults: [{ operation: 'getStatementDetail', kind: 'hang', times: Infinity }] }),
}

export const LoadingNarrow: Story = { parameters: Loading.parameters, decorators: atWidth(358) }

export const Offline: Story = {
  parameters: withTwo({
    faults: [{ operation: 'getStatementDetail', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
