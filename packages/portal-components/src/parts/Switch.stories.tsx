import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch, type SwitchProps } from './Switch'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Switch',
  component: Switch,
  args: { isSelected: false, onChange: fn(), children: 'See Prices' },
  render: Owned,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: SwitchProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setIsSelected} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'See Prices' })
    await expect(toggle).not.toBeChecked()
    await userEvent.click(canvas.getByText('See Prices'))
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
  },
}

export const Selected: Story = { args: { isSelected: true } }

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
