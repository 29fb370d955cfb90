import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { leaveCheckout } from '../../testing/checkoutDraft'
import { fillCartWithLongName } from '../../testing/fillCart'
import type { SandboxSetting } from '../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'

const filledIn = { before: leaveCheckout() }

/** What a person meets between the press and the number. */
const meta = {
  title: 'Widgets/CheckoutForm/Placing',
  component: CheckoutForm,
  parameters: { sandbox: filledIn },
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const met = (...faults: NonNullable<SandboxSetting['faults']>) => ({ sandbox: { ...filledIn, faults } })

/** Presses a button once the delivery has its price, as a customer who reads it does. */
const press = async ({ canvas, userEvent }: Parameters<Play>[0], name = 'Confirm Order') => {
  await canvas.findByText(/From Bayswater/)
  await userEvent.click(await canvas.findByRole('button', { name }))
}

export const Sending: Story = {
  parameters: met({ operation: 'processComplete', kind: 'hang' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByText('Sending your order…')
  },
}

export const Placed: Story = {
  play: async (context) => {
    await press(context)
    await screen.findByRole('dialog', { name: 'Order Placed' })
  },
}

export const Quoted: Story = {
  play: async (context) => {
    await press(context, 'Create Quote')
    await screen.findByRole('dialog', { name: 'Quote Created' })
  },
}

export const Refused: Story = {
  parameters: met({
    operation: 'getCustomerDetails',
    kind: 'refusal',
    rows: [{ field: 'customerID', msg: 'The account is on hold' }],
  }),
  play: async (context) => {
    await press(context)
    await screen.findByRole('alertdialog', { name: 'Error' })
  },
}

export const Unconfirmed: Story = {
  parameters: met({ operation: 'processComplete', when: 'after', kind: 'reset' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByRole('link', { name: 'See orders' }, { timeout: 20_000 })
  },
}

export const LongNames: Story = {
  parameters: {
    sandbox: {
      before: async (client) => {
        await leaveCheckout('ironbark', {
          jobName: 'Hilltop Road, stage 2, lots 14 to 31 and the old dairy',
        })(client)
        await fillCartWithLongName()(client)
      },
    } satisfies SandboxSetting,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/From Bayswater/)
  },
}
