import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { AccountAdmin } from './AccountAdmin'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/AccountAdmin',
  component: AccountAdmin,
  parameters: { sandbox: {} },
} satisfies Meta<typeof AccountAdmin>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: whenRead,
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = {
  parameters: sandbox({ merchant: 'cascade' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'User Accounts' })
  },
}

export const Inactive: Story = {
  parameters: sandbox({
    before: (_, { database }) => database.run("UPDATE customers SET is_active = 0, fax = ''"),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Inactive')
  },
}

export const Empty: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({
    faults: [
      {
        operation: 'getListMobileUsers',
        kind: 'refusal',
        rows: [{ field: '', msg: 'No matching records' }],
        times: Infinity,
      },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No user accounts yet.')
  },
}

/** Enough users for search and sorting. */
export const Many: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({
    before: (_, { database }) => {
      for (let one = 1; one <= 35; one++) {
        database.run(
          `INSERT INTO users SELECT 'more${one}', 'MORE${one}', 'crew.${one}', password, customer_id, 'sales', ${Number(one % 7 > 0)}, 1,
             'Crew', 'Leader ${one}', 'crew.${one}@ridgeline-carpentry.example', phone_mobile, '', '', '',
             last_login_date, last_login_time, NULL, NULL FROM users WHERE name = 'tom'`,
        )
      }
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('40 shown')
  },
}

export const ManyNarrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  ...Many,
  decorators: atWidth(358),
}

const long: SandboxSetting = {
  before: (_, { database }) => {
    database.run(
      `UPDATE customers SET name = 'Featherstonehaugh-Papadopoulos Brothers Carpentry, Joinery, Shopfitting & Restoration Pty Ltd',
         bill_address = 'Level 4, Building 12, The Old Woollen Mills Business Park, 1188–1204 Upper Ferntree Gully Road'`,
    )
    database.run(
      `UPDATE users SET first_name = 'Alexandrina Wilhelmina', last_name = 'Featherstonehaugh-Papadopoulos',
         email = 'alexandrina.featherstonehaugh-papadopoulos-' || email`,
    )
  },
}

export const LongNames: Story = { parameters: sandbox(long) }

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Loading: Story = {
  parameters: sandbox({
    faults: [
      { operation: 'getCustomerDetails', kind: 'hang', times: Infinity },
      { operation: 'getListMobileUsers', kind: 'hang', times: Infinity },
    ],
  }),
}

export const LoadingNarrow: Story = { ...Loading, decorators: atWidth(358) }

export const Offline: Story = {
  parameters: sandbox({
    faults: [
      { operation: 'getCustomerDetails', kind: 'status', status: 404, times: Infinity },
      { operation: 'getListMobileUsers', kind: 'status', status: 404, times: Infinity },
    ],
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
