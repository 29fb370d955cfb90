import type { Meta, StoryObj } from '@storybook/react-vite'
import { Forklift, Store, Truck } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CardChoice } from './CardChoice'
import type { CardChoiceProps } from './CardChoice'
import { shownAs } from '../../testing/shownAs'

const options = [
  { id: 'DELIVER', name: 'Truck delivery to site', icon: <Truck aria-hidden /> },
  { id: 'PICKUP', name: 'Pick up from branch', icon: <Store aria-hidden /> },
  { id: 'CARRIER', name: 'Your own carrier collects', icon: <Forklift aria-hidden /> },
]

function Chosen({ value: begun, onChange, ...choice }: CardChoiceProps) {
  const [value, setValue] = useState(begun)
  const choose = (id: string) => {
    setValue(id)
    onChange(id)
  }
  return <CardChoice {...choice} value={value} onChange={choose} />
}

const meta = {
  title: 'Parts/CardChoice',
  component: CardChoice,
  render: (args) => <Chosen {...args} />,
  args: { label: 'Despatch type', options, value: 'DELIVER', onChange: fn() },
} satisfies Meta<typeof CardChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Pick up from branch'))
    await expect(canvas.getByRole('radio', { name: 'Pick up from branch' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('PICKUP')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Your own carrier collects' })).toBeChecked()
  },
}

export const WithHint: Story = {
  args: { hint: 'If selected, delivery price will be added upon order.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/delivery price/)
  },
}

export const Unanswered: Story = { args: { value: null, error: 'Please select a Despatch type' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongNames: Story = {
  args: {
    options: options.map((option) => ({
      ...option,
      name: `${option.name} within two business days, metropolitan`,
    })),
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
