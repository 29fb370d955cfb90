import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { StoreListing } from './StoreListing'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/StoreListing',
  component: StoreListing,
  parameters: { sandbox: {} },
} satisfies Meta<typeof StoreListing>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })
const change = (sql: string) => sandbox({ before: (_, { database }) => database.run(sql) })

export const Default: Story = {
  play: whenRead,
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = { parameters: sandbox({ merchant: 'cascade' }) }

/** A merchant with a key for maps embeds them. Nothing loads until one is opened. */
export const MapsInPlace: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({ settings: { maps_key: 'a-key' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'View Map of Geelong' })
  },
}

const many = change(
  `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 24)
   INSERT INTO branches SELECT 'N' || n, 'Branch ' || n, address_1, address_2, address_3, phone, latitude, longitude, is_ordering,
     is_listed FROM branches, numbers WHERE id = 'GEE'`,
)

export const Many: Story = { parameters: many }

export const Found: Story = { args: { search: 'branch 12' }, parameters: many }

export const NothingFound: Story = {
  args: { search: 'Atlantis' },
  parameters: many,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show all' })
  },
}

export const Empty: Story = {
  parameters: change('UPDATE branches SET is_listed = 0'),
  play: async ({ canvas }) => {
    await canvas.findByText('No stores to show.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getWebBranches', kind: 'hang', times: Infinity }] }),
}

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getWebBranches', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

export const LongNames: Story = {
  parameters: change(
    `UPDATE branches SET name = name || ' Timber, Frame and Truss Distribution Centre',
       address_1 = 'Unit 14, Building C, 1200–1248 Old Melbourne Road, behind the weighbridge'`,
  ),
}

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
