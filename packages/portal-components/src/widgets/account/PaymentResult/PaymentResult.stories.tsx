import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { addPayment } from '../../../testing/payments'
import { PaymentResult } from './PaymentResult'
import { inState } from '../../../testing/inState'

const withPayment = (
  status: Parameters<typeof addPayment>[1]['status'],
  setting: SandboxSetting = {},
): Story['parameters'] => ({
  sandbox: {
    ...setting,
    before: (_, sandbox) => addPayment(sandbox, { status }),
  } satisfies SandboxSetting,
})

const meta: Meta<typeof PaymentResult> = {
  title: 'Widgets/PaymentResult',
  component: PaymentResult,
  args: { page: 'complete', paymentId: 'P-1' },
  parameters: withPayment('approved'),
}
export default meta
type Story = StoryObj<typeof meta>

const shows =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name })
  }

export const Default: Story = { play: shows('Payment successful') }

export const TaxRegion: Story = {
  parameters: withPayment('approved', { merchant: 'cascade' }),
  play: shows('Payment successful'),
}

export const Narrow: Story = { decorators: atWidth(358), play: shows('Payment successful') }

export const Declined: Story = {
  args: { page: 'fail' },
  parameters: withPayment('declined'),
  play: shows('Payment failed'),
}

export const Cancelled: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { page: 'cancelled' },
  parameters: withPayment('cancelled'),
  play: shows('Payment cancelled'),
}

export const Pending: Story = {
  parameters: withPayment('pending'),
  play: shows('Your payment isn’t confirmed yet'),
}

export const Unnamed: Story = {
  args: { paymentId: null },
  play: shows('We have no record of this payment'),
}

export const EndedOtherwise: Story = { args: { page: 'fail' }, play: shows('Payment successful') }

export const Loading: Story = {
  parameters: withPayment('approved', {
    faults: [{ operation: 'queryPaymentSession', kind: 'hang', times: Infinity }],
  }),
  play: shows('Confirming your payment'),
}

export const Offline: Story = {
  parameters: withPayment('approved', {
    faults: [{ operation: 'queryPaymentSession', kind: 'status', status: 404, times: Infinity }],
  }),
  play: shows('Your payment isn’t confirmed yet'),
}

export const Empty: Story = inState('empty')

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
