import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/Checkbox',
  component: Checkbox,
  args: { label: 'Remember Me', onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Remember Me'))
    await expect(canvas.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Selected: Story = { args: { defaultValue: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const DisabledSelected: Story = { args: { isDisabled: true, defaultValue: true } }

export const Invalid: Story = {
  args: { label: 'I accept the terms of trade', error: 'Accept the terms to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on')
  },
}

export const LongNames: Story = {
  args: {
    label: 'Someone will be on site between seven in the morning and the end of the day to take the delivery',
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
