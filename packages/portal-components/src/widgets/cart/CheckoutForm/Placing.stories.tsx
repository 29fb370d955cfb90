import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Fault } from '@trade-portal/fluid-sandbox'
import { screen } from 'storybook/test'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { fillCartWithLongName } from '../../../testing/fillCart'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CheckoutForm } from './CheckoutForm'

const filledIn = { before: leaveCheckout() }

/** States between the press and the number of the order. */
const meta = {
  title: 'Widgets/CheckoutForm/Placing',
  component: CheckoutForm,
  parameters: { sandbox: filledIn },
} satisfies Meta<typeof CheckoutForm>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const met = (...faults: NonNullable<SandboxSetting['faults']>) => ({ sandbox: { ...filledIn, faults } })

/** Presses a button once the delivery has its price, like a customer who reads it. */
const press = async ({ canvas, userEvent }: Parameters<Play>[0], name = 'Confirm Order') => {
  await canvas.findByText(/From Bayswater/)
  await userEvent.click(await canvas.findByRole('button', { name }))
}

export const Sending: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: met({ operation: 'processComplete', kind: 'hang' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByText('Sending your order…')
  },
}

export const Placed: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async (context) => {
    await press(context)
    await screen.findByRole('dialog', { name: 'Order Placed' })
  },
}

export const Quoted: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async (context) => {
    await press(context, 'Create Quote')
    await screen.findByRole('dialog', { name: 'Quote Created' })
  },
}

export const Refused: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
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

export const Looking: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: met({ operation: 'processComplete', kind: 'reset' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByText('We didn’t get a confirmation. Checking your orders…')
  },
}

/** Shortens the half minute of looking for an order to a second and a half. */
const hasty = (fault: Fault, meddle = '') => ({
  sandbox: {
    haste: 20,
    before: async (client, { database }) => {
      await leaveCheckout()(client)
      if (meddle) {
        database.exec(`CREATE TRIGGER meddle AFTER INSERT ON transactions BEGIN ${meddle}; END`)
      }
    },
    faults: [fault],
  } satisfies SandboxSetting,
})
const lostAnswer: Fault = { operation: 'processComplete', when: 'after', kind: 'reset' }

export const StillWaiting: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: hasty({ operation: 'processComplete', kind: 'hang' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByText(/^Still waiting/, undefined, { timeout: 10_000 })
  },
}

export const NotPlaced: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: hasty({ operation: 'processComplete', kind: 'reset' }),
  play: async (context) => {
    await press(context)
    await context.canvas.findByText(/^Your order was not placed/, undefined, { timeout: 20_000 })
  },
}

export const Unresolved: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: hasty(lostAnswer, "UPDATE transactions SET customer_id = '104377' WHERE number = new.number"),
  play: async (context) => {
    await press(context)
    await context.canvas.findByRole('button', { name: 'Check again' }, { timeout: 20_000 })
  },
}

export const Similar: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: hasty(lostAnswer, 'UPDATE transactions SET total = total * 2 WHERE number = new.number'),
  play: async (context) => {
    await press(context)
    await context.canvas.findByRole('button', { name: 'Not mine' }, { timeout: 20_000 })
  },
}

export const Several: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: hasty(
    lostAnswer,
    `INSERT INTO transactions
     SELECT number + 90000, suffix, type, customer_id, user_id, NULL, branch_id, despatch_method, order_reference,
       job_name, ship_address, ship_suburb, ship_state, ship_postcode, contact_name, contact_email, instructions,
       required_at, invoice_date, user_comment, total_without_tax, total_tax, total, placed_at
     FROM transactions WHERE number = new.number AND new.number < 500000`,
  ),
  play: async (context) => {
    await press(context)
    await context.canvas.findByRole('button', { name: 'None of these' }, { timeout: 20_000 })
  },
}

/** An earlier order got no answer and its amount was changed by the merchant, so the next press asks about it. */
export const Earlier: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: {
    sandbox: {
      before: async (client, { database }) => {
        await leaveCheckout()(client)
        database.exec(
          'CREATE TRIGGER dearer AFTER INSERT ON transactions BEGIN UPDATE transactions SET total = total * 2 WHERE number = new.number; END',
        )
      },
      interrupted: 'after',
      next: leaveCheckout(),
    } satisfies SandboxSetting,
  },
  play: async (context) => {
    await press(context)
    await context.canvas.findByText(/^Nothing was sent this time/, undefined, { timeout: 10_000 })
  },
}

export const LongNames: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: {
      before: async (client) => {
        await leaveCheckout({
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
