import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Segmented, type SegmentedProps } from './Segmented'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Segmented',
  component: Segmented,
  args: {
    label: 'View',
    value: 'list',
    onChange: fn(),
    options: [
      { id: 'grid', name: 'Grid', icon: <LayoutGrid aria-hidden /> },
      { id: 'list', name: 'List', icon: <List aria-hidden /> },
    ],
  },
  render: Owned,
} satisfies Meta<typeof Segmented>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: SegmentedProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (id: string) => {
    setValue(id)
    props.onChange(id)
  }
  return <Segmented {...props} value={value} onChange={handleChange} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'List' })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('grid')
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked()
  },
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
