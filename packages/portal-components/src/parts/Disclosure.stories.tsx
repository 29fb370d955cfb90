import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Disclosure } from './Disclosure'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Disclosure',
  component: Disclosure,
  args: { title: 'Features & Benefits', children: 'Straight, seasoned and easy to nail.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Features & Benefits' })
    await expect(canvas.getByText(/Straight/)).not.toBeVisible()
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText(/Straight/)).toBeVisible()
  },
}

export const Expanded: Story = { args: { defaultExpanded: true } }

export const LongNames: Story = {
  args: {
    title: 'Treated and hardwood sleepers, cut to length and delivered by crane truck',
    defaultExpanded: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
