import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { BottomLinkBar } from './BottomLinkBar'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/BottomLinkBar',
  component: BottomLinkBar,
  parameters: { sandbox: {} },
} satisfies Meta<typeof BottomLinkBar>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(4)
  },
}

/** A host with one of the four pages. */
export const OneRoute: Story = {
  parameters: { sandbox: { routes: ['/stores'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(1)
  },
}

const longNames: SandboxSetting = {
  before: (_client, { database }) => {
    database.run(
      "UPDATE widgets SET label = label || ' for builders, roofers and landscapers of the whole district' WHERE object_set = 'bottomlinkbar'",
    )
  },
}

export const LongNames: Story = { parameters: { sandbox: longNames } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Current: Story = { args: { currentPath: '/stores' } }

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
