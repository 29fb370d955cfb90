import type { Meta, StoryObj } from '@storybook/react-vite'
import { usePortal } from '@trade-portal/portal-components/host'
import look from '../look.css?inline'
import { BrandStudio } from './BrandStudio'

/** The studio over the story's own back end, with the look of its page while it is mounted. */
function StudioOfStory() {
  const { client } = usePortal()
  return (
    <>
      <style>{look}</style>
      <BrandStudio client={client} />
    </>
  )
}

const meta = {
  title: 'Theming/Brand studio',
  component: StudioOfStory,
  parameters: { sandbox: { size: 'normal' }, layout: 'fullscreen' },
  // Its preview lists a category only this merchant has.
  globals: { merchant: 'ironbark' },
  tags: ['ironbark'],
} satisfies Meta<typeof StudioOfStory>

export default meta
type Story = StoryObj<typeof meta>

export const Studio: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'All Structural Pine' })
  },
}
