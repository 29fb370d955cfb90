import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { SubUserForm } from './SubUserForm'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/SubUserForm',
  component: SubUserForm,
  args: { id: 'CT5003', onDone: () => undefined },
  parameters: { sandbox: {}, argsOf: { cascade: { id: 'CT7003' } } },
} satisfies Meta<typeof SubUserForm>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: whenRead,
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const New: Story = {
  render: ({ onDone }) => <SubUserForm onDone={onDone} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Add new account' })
  },
}

export const NewNarrow: Story = { ...New, decorators: atWidth(358) }

export const TaxRegion: Story = { ...New, parameters: sandbox({ merchant: 'cascade' }) }

export const Missing: Story = {
  tags: ['play'],
  ...New,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findAllByText('Required')
  },
}

export const Own: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { id: 'CT5001' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This is your own account/)
  },
}

export const LastAdmin: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: { id: 'CT5001' },
  parameters: sandbox({
    before: (_, { database }) => database.run("UPDATE users SET role = 'sales' WHERE name = 'ruth.okafor'"),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enable user account' }))
    await canvas.findByText(/is the last administrator who can sign in/)
  },
}

export const Deleting: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }))
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog')
  },
}

export const Refused: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox({
    faults: [
      {
        operation: 'updateMobileUsers',
        kind: 'refusal',
        rows: [{ field: 'tpauserID', msg: 'That username is taken' }],
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findByText('That username is taken')
  },
}

export const Saving: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox({ faults: [{ operation: 'updateMobileUsers', kind: 'hang', times: Infinity }] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }))
    await canvas.findByRole('button', { name: 'Saving…' })
  },
}

export const LongNames: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { id: 'CT5005' },
}

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const NotFound: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { id: 'nobody' },
  play: async ({ canvas }) => {
    await canvas.findByText('We can’t find this user')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getListMobileUsers', kind: 'hang', times: Infinity }] }),
}

export const LoadingNarrow: Story = { ...Loading, decorators: atWidth(358) }

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getListMobileUsers', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

export const Empty: Story = inState('empty')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
