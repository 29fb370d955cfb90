import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Select, type SelectProps } from './Select'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/Select',
  component: Select,
  args: {
    label: 'Despatch type',
    value: null,
    onChange: fn(),
    placeholder: 'Choose…',
    options: [
      { id: 'truck', name: 'Truck delivery to site' },
      { id: 'crane', name: 'Crane truck, on to the slab' },
      { id: 'pickup', name: 'Pick up' },
    ],
  },
  render: Owned,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (id: string) => {
    setValue(id)
    props.onChange(id)
  }
  return <Select {...props} value={value} onChange={handleChange} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Despatch type/ })
    await expect(trigger).toHaveTextContent('Choose…')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('option', { name: 'Pick up' }))
    await expect(args.onChange).toHaveBeenCalledWith('pickup')
    await expect(trigger).toHaveTextContent('Pick up')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const Open: Story = {
  tags: ['play'],
  args: {
    label: 'Branch',
    value: 'bayswater',
    options: [
      { id: 'bayswater', name: 'Bayswater', hint: '12 Jersey Road, 8.2 km away' },
      { id: 'dandenong', name: 'Dandenong', hint: '140 Princes Highway' },
      { id: 'geelong', name: 'Geelong' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: /Bayswater/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.queryByText('Choose…')).toBeNull()
  },
}

export const Invalid: Story = {
  args: { error: 'Please select a Despatch type' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Please select a Despatch type')
  },
}

export const Hinted: Story = {
  args: { value: 'truck', hint: 'If selected, delivery price will be added upon order.' },
}

export const Optional: Story = { args: { label: 'State', isOptional: true } }

export const Disabled: Story = { args: { isDisabled: true, value: 'truck' } }

export const LongNames: Story = {
  args: {
    value: 'long',
    options: [{ id: 'long', name: 'Semi-trailer with truck-mounted forklift, unloaded on to the footpath' }],
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
