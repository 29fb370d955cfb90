import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCart } from '../../../testing/fillCart'
import { rememberCheckout } from '../../../testing/rememberCheckout'
import { CheckoutForm } from './CheckoutForm'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/CheckoutForm',
  component: CheckoutForm,
  parameters: { sandbox: { before: fillCart() } },
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>

/** A form with a customer's draft. */
const left = (changes: Record<string, string | boolean> = {}) => ({
  sandbox: { before: leaveCheckout(changes) },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirm Order' })
  },
}

export const Delivery: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: left(),
  play: async ({ canvas }) => {
    await canvas.findByText(/From Bayswater/)
  },
}

export const AnotherBranchDelivers: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: {
      before: leaveCheckout({ branchId: 'GEE' }),
      settings: { despatch_rules: 'literal' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Bayswater is closer/)
  },
}

export const UnknownAddress: Story = {
  parameters: left({ suburb: 'Nowhere' }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^We couldn’t find a branch near this address\./)
  },
}

export const ChargeRefused: Story = {
  parameters: {
    sandbox: {
      before: leaveCheckout(),
      faults: [
        {
          operation: 'getDeliveryCharge',
          kind: 'refusal',
          times: Infinity,
          rows: [{ field: 'vehicleType', msg: 'We have no rate for that vehicle' }],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/We have no rate for that vehicle$/)
  },
}

export const PickUpAsSpecified: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: {
      before: leaveCheckout({ despatchType: 'PICKUP' }),
      settings: { despatch_rules: 'literal' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: 'Someone will be on site' })
  },
}

export const PickUp: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: left({ despatchType: 'PICKUP' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Pick up from')
  },
}

/** Asks the customer for a branch, because none was found near the address. */
export const NoBranchFound: Story = {
  parameters: {
    sandbox: {
      before: leaveCheckout({ suburb: 'Nowhere', branchId: '', vehicleTypeId: 'UTE' }),
      settings: { despatch_rules: 'by-purpose', initial_branch: '' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Branch$/ })
  },
}

/** Only the date is left to fill in. */
export const OrderedBefore: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: { sandbox: { before: rememberCheckout() } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Address and contact' })
    await userEvent.click(canvas.getByText('Tomorrow'))
  },
}

export const OrderedBeforeNarrow: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  ...OrderedBefore,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Address and contact' })
    // All products are collapsed into one line.
    await expect(canvas.queryByRole('spinbutton', { name: /^Quantity/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '3 items, $716.35 Show' }))
    await expect(await canvas.findAllByRole('spinbutton', { name: /^Quantity/ })).not.toHaveLength(0)
  },
}

export const RecentJobs: Story = {
  tags: ['play'],
  parameters: { sandbox: { before: rememberCheckout() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Job name' }))
    await screen.findByRole('option', { name: /Quarry Lane/ })
  },
}

export const Missing: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Order' }))
    await canvas.findByText('Fix 8 things to place the order')
  },
}

export const Loading: Story = {
  parameters: {
    sandbox: { before: fillCart(), faults: [{ operation: 'getState', kind: 'hang', times: Infinity }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…')
  },
}

/** Storybook merges parameters, so only another `before` removes the filled cart. */
export const Empty: Story = {
  parameters: { sandbox: { before: () => {} } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'View Products' })
  },
}

export const Failed: Story = {
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [{ operation: 'getListDespatchMethod', kind: 'status', status: 404, times: Infinity }],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const TaxInclusive: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { before: leaveCheckout(), settings: { tax_inclusive: 'true' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Prices include GST')
  },
}

export const TaxRegion: Story = {
  parameters: { sandbox: { merchant: 'cascade', before: leaveCheckout() } },
  play: async ({ canvas }) => {
    await canvas.findByText('Tax will be calculated upon order creation')
  },
}

export const PricesHidden: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { before: leaveCheckout(), settings: { hide_finalise_price: 'true' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/From Bayswater/)
  },
}

export const Narrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: left(),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/From Bayswater/)
  },
}

export const Refused: Story = inState('refused')

export const Offline: Story = inState('offline')

export const Slow: Story = inState('slow')

export const LongNames: Story = inState('longNames')

export const HugeNumbers: Story = inState('hugeNumbers')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
