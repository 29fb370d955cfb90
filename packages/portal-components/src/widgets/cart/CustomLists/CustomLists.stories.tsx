import type { Meta, StoryObj } from '@storybook/react-vite'
import { addList, withoutLists } from '../../../testing/fillLists'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CustomLists } from './CustomLists'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/CustomLists',
  component: CustomLists,
  parameters: { sandbox: {} },
} satisfies Meta<typeof CustomLists>

export default meta
type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 358 }}>
      <Story />
    </div>
  ),
]
const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Generic Lists' })
    await canvas.findByRole('heading', { name: 'My Custom Lists' })
  },
}

export const TaxRegion: Story = { parameters: sandbox({ merchant: 'cascade' }) }

export const Narrow: Story = { decorators: narrow }

export const GenericAlone: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({
    before: (_, { database }) =>
      database.run("UPDATE carts SET customer_id = '104377' WHERE list_type = 'Custom'"),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No custom lists saved yet.')
  },
}

export const Empty: Story = {
  parameters: sandbox({ before: (_, world) => withoutLists(world) }),
  play: async ({ canvas }) => {
    await canvas.findByText('No custom lists saved yet.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getCustomLists', kind: 'hang', times: Infinity }] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…')
  },
}

export const Failed: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getCustomLists', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

const long: SandboxSetting = {
  before: (_, world) => {
    withoutLists(world)
    addList(world, {
      name: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
      lines: 40,
    })
    addList(world, { name: 'Donaudampfschifffahrtsgesellschaftskapitänskajütendielen', lines: 1 })
    addList(world, { name: 'Begun and emptied', lines: 0 })
  },
}

export const LongNames: Story = { parameters: sandbox(long) }

export const LongNamesNarrow: Story = { parameters: sandbox(long), decorators: narrow }

export const Refused: Story = inState('refused')

export const Offline: Story = inState('offline')

export const Slow: Story = inState('slow')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
