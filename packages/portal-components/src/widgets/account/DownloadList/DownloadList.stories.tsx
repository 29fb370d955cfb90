import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { DownloadList } from './DownloadList'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/DownloadList',
  component: DownloadList,
  parameters: { sandbox: {} },
} satisfies Meta<typeof DownloadList>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: whenRead,
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = { parameters: sandbox({ merchant: 'cascade' }) }

export const Empty: Story = {
  parameters: sandbox({ before: (_, { database }) => database.run('DELETE FROM downloads') }),
  play: async ({ canvas }) => {
    await canvas.findByText('No files to download yet.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getDloads', kind: 'hang', times: Infinity }] }),
}

export const Offline: Story = {
  parameters: sandbox({ faults: [{ operation: 'getDloads', kind: 'status', status: 404, times: Infinity }] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

const long: SandboxSetting = {
  before: (_, { database }) =>
    database.run(
      `UPDATE downloads SET description = 'Declaration of conformity, durability and treatment of all sawn ' || description,
         file_name = 'declaration-of-conformity-durability-and-treatment-' || file_name`,
    ),
}

export const LongNames: Story = { parameters: sandbox(long) }

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
