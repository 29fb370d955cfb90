import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addStatementHistory } from '../../../testing/statementHistory'
import { StatementList } from './StatementList'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof StatementList> = {
  title: 'Widgets/StatementList',
  component: StatementList,
  parameters: { sandbox: {} satisfies SandboxSetting },
}
export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('rowheader')).length).toBeGreaterThan(2)
  },
}

export const TaxRegion: Story = { parameters: sandbox({ merchant: 'cascade' }) }

/** No figure overlaps another. */
export const TwoLines: Story = {
  decorators: atWidth(760),
  play: async ({ canvas }) => {
    const [head] = await canvas.findAllByRole('row')
    const edges = ['Current', '30 Days', '60 Days', '90 Days', '120+ Days'].map((name) =>
      Math.round(
        within(head as HTMLElement)
          .getByText(name)
          .getBoundingClientRect().right,
      ),
    )
    await expect(new Set(edges).size).toBe(edges.length)
  },
}

export const Narrow: Story = {
  tags: ['play'],
  decorators: atWidth(358),
  play: async ({ canvas, userEvent }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of the statement of / })
    if (!details) throw new Error('No card has details')
    await userEvent.click(details)
    await expect(details).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The largest amounts, and an account in credit. */
const huge = sandbox({
  before: (_, sandbox) =>
    addStatementHistory(sandbox, {
      invoices: [
        { number: 1, invoicedOn: '2026-08-05', amount: 123_456_789_012_300 },
        { number: 2, invoicedOn: '2026-07-05', amount: -3_124_000 },
      ],
      statements: ['2026-07-31', '2026-08-31'],
    }),
})

export const HugeNumbers: Story = { parameters: huge }

export const HugeFiguresNarrow: Story = { parameters: huge, decorators: atWidth(358) }

export const Empty: Story = {
  parameters: sandbox({ before: (_, sandbox) => addStatementHistory(sandbox, { statements: [] }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('No statements yet.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getStatementList', kind: 'hang', times: Infinity }] }),
}

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getStatementList', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
