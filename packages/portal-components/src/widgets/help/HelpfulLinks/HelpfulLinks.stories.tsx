import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { HelpfulLinks } from './HelpfulLinks'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/HelpfulLinks',
  component: HelpfulLinks,
  parameters: { sandbox: {} },
} satisfies Meta<typeof HelpfulLinks>

export default meta
type Story = StoryObj<typeof meta>

const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })
const change = (sql: string) => sandbox({ before: (_, { database }) => database.run(sql) })

export const Default: Story = {
  play: whenRead,
}

export const Narrow: Story = { ...Default, decorators: atWidth(358) }

export const TaxRegion: Story = { parameters: sandbox({ merchant: 'cascade' }) }

export const Empty: Story = {
  parameters: change("DELETE FROM widgets WHERE object_set = 'Links'"),
  play: async ({ canvas }) => {
    await canvas.findByText('No links yet.')
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getWidgetConfiguration', kind: 'hang', times: Infinity }] }),
}

export const Offline: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getWidgetConfiguration', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const SignedOut: Story = { parameters: sandbox({ signedIn: false }) }

/** The link to the safety data sheets has an address that the portal does not link to. */
export const LongNames: Story = {
  parameters: change(
    `UPDATE widgets SET label = 'Declaration of conformity, durability and treatment of all sawn ' || label,
       description = 'Residential framing spans for every grade that we hold in any of our yards, with the tables for wind, snow and earthquake. ' || description,
       value = CASE label WHEN 'Safety data sheets' THEN 'ftp://files.example' ELSE value END
     WHERE object_set = 'Links'`,
  ),
}

export const LongNamesNarrow: Story = { ...LongNames, decorators: atWidth(358) }

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const RightToLeft: Story = inState('rightToLeft')
