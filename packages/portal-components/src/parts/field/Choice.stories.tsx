import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Choice } from './Choice'
import type { ChoiceProps } from './Choice'
import { shownAs } from '../../testing/shownAs'

const options = ['PDF', 'CSV', 'Xero', 'Simpro', 'Tradify', 'Fergus'].map((name) => ({
  id: name.toLowerCase(),
  name,
}))

function Chosen({ value: begun, onChange, ...choice }: ChoiceProps) {
  const [value, setValue] = useState(begun)
  const choose = (id: string) => {
    setValue(id)
    onChange(id)
  }
  return <Choice {...choice} value={value} onChange={choose} />
}

const meta = {
  title: 'Parts/Choice',
  component: Choice,
  render: (args) => <Chosen {...args} />,
  args: { label: 'Format', options, value: 'pdf', onChange: fn() },
} satisfies Meta<typeof Choice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Xero'))
    await expect(canvas.getByRole('radio', { name: 'Xero' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('xero')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Simpro' })).toBeChecked()
  },
}

export const Unanswered: Story = { args: { value: null, error: 'Choose a format' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
