import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Ageing } from './Ageing'
import { atWidth } from '../../testing/atWidth'

const meta = {
  title: 'Surfaces/Ageing',
  component: Ageing,
  args: {
    balances: {
      current: 62_143_600,
      days30: 24_800_000,
      days60: 0,
      days90: 0,
      days120: 6_354_500,
      due: 31_154_500,
    },
  },
  parameters: { sandbox: {} },
} satisfies Meta<typeof Ageing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '120+ Days $635.45' })).toBeVisible()
  },
}

export const InCredit: Story = {
  args: { balances: { ...meta.args.balances, current: -31_000_000 } },
}

export const Narrow: Story = { decorators: atWidth(260) }

export const HugeFigures: Story = {
  args: { balances: { ...meta.args.balances, current: 123_456_789_012_300, days90: Number.MAX_VALUE } },
  decorators: atWidth(358),
}

export const Nothing: Story = {
  args: { balances: { current: 0, days30: 0, days60: 0, days90: 0, days120: 0, due: 0 } },
}
