import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { RegistrationForm } from './RegistrationForm'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/RegistrationForm',
  component: RegistrationForm,
  parameters: { sandbox: { signedIn: false } },
  decorators: atWidth(576),
} satisfies Meta<typeof RegistrationForm>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({
  sandbox: { signedIn: false, ...setting },
})
const failing = (fault: NonNullable<SandboxSetting['faults']>[number]) => sandbox({ faults: [fault] })

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Statement date' })
  },
}

export const Narrow: Story = { ...Default, decorators: atWidth(326) }

export const TaxRegion: Story = { ...Default, parameters: sandbox({ merchant: 'cascade' }) }

export const Missing: Story = {
  tags: ['play'],
  play: async (context) => {
    await Default.play?.(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Register' }))
    await context.canvas.findByText('Enter your current Account Number')
  },
}

export const MissingNarrow: Story = { tags: ['play'], ...Missing, decorators: atWidth(326) }

const send: NonNullable<Story['play']> = async (context) => {
  const { canvas, userEvent } = context
  await Default.play?.(context)
  for (const [label, answer] of [
    ['Account number', '104218'],
    ['Statement reference', 'ST-2611'],
    ['First name', 'Alexandrina Wilhelmina'],
    ['Last name', 'Featherstonehaugh-Papadopoulos'],
    ['Email address', 'alexandrina.featherstonehaugh-papadopoulos@ridgeline.example'],
    ['Username', 'site-office.bayside-2'],
    ['Password', 'four words of hers'],
    ['Confirm password', 'four words of hers'],
  ] as const) {
    await userEvent.type(canvas.getByLabelText(label), answer)
  }
  const date = canvas.getByRole('group', { name: 'Statement date' })
  await userEvent.click(within(date).getAllByRole('spinbutton')[0] as HTMLElement)
  await userEvent.keyboard('31102026')
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
}

export const Refused: Story = {
  tags: ['play'],
  parameters: failing({
    operation: 'registerForAccess',
    kind: 'refusal',
    rows: [
      { field: 'userName', msg: 'That username is taken' },
      { field: 'statementReference', msg: 'This is not the reference of that statement' },
    ],
  }),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText('That username is taken')
  },
}

export const Sending: Story = {
  tags: ['play'],
  parameters: failing({ operation: 'registerForAccess', kind: 'hang', times: Infinity }),
  play: async (context) => {
    await send(context)
    await context.canvas.findByRole('button', { name: 'Sending…' })
  },
}

export const Offline: Story = {
  tags: ['play'],
  parameters: failing({ operation: 'registerForAccess', kind: 'reset', times: Infinity }),
  play: async (context) => {
    await send(context)
    await within(context.canvasElement.ownerDocument.body).findByText(/^We couldn’t confirm/)
  },
}

/** The account has the entered statement. */
const received: SandboxSetting = {
  signedIn: true,
  before: (_, { database }) =>
    database.run(
      `UPDATE statements SET reference = 'ST-2611', dated = '2026-10-31' WHERE customer_id = '104218' AND dated =
         (SELECT max(dated) FROM statements WHERE customer_id = '104218')`,
    ),
}

export const Sent: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox(received),
  play: async (context) => {
    await send(context)
    await context.canvas.findByText(/^Your registration has been received/)
  },
}

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
