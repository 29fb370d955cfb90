import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { OnMasthead } from '../../../testing/OnMasthead'
import { AccountMenu } from './AccountMenu'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/AccountMenu',
  component: AccountMenu,
  parameters: { sandbox: {} },
  decorators: [(Story) => <OnMasthead>{Story()}</OnMasthead>],
} satisfies Meta<typeof AccountMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'My Account' }))
  },
}

/** Links of a kind other than web, mail and telephone are shown as plain text. */
export const LongNames: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      before: (_client, { database }) => {
        database.run(
          "UPDATE widgets SET label = 'The job board of the whole district, with every site and every delivery', value = 'javascript:void 0' WHERE object_set = 'topbuttonbar' AND type = 'link'",
        )
      },
    } satisfies SandboxSetting,
  },
  play: Open.play,
}

export const Empty: Story = inState('empty')

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
