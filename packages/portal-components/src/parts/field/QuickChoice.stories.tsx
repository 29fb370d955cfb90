import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { QuickChoice } from './QuickChoice'
import type { QuickChoiceProps } from './QuickChoice'
import { TimeField } from './TimeField'
import { shownAs } from '../../testing/shownAs'

const options = [
  { id: '06:00', name: '6 am', hint: 'First run' },
  { id: '07:00', name: '7 am', hint: 'Second run' },
  { id: '12:00', name: 'Midday' },
]

function Chosen({ value: begun, onChange, ...choice }: Omit<QuickChoiceProps, 'children'>) {
  const [value, setValue] = useState(begun)
  const choose = (time: string) => {
    setValue(time)
    onChange(time)
  }
  return (
    <QuickChoice {...choice} value={value} onChange={choose}>
      {() => <TimeField label={choice.label} error={choice.error} value={value} onChange={choose} />}
    </QuickChoice>
  )
}

const meta = {
  title: 'Parts/QuickChoice',
  component: QuickChoice,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Required time',
    options,
    other: { name: 'Another time', icon: <Clock aria-hidden /> },
    value: '',
    onChange: fn(),
    children: () => null,
  },
} satisfies Meta<typeof QuickChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('7 am'))
    await expect(canvas.getByRole('radio', { name: '7 am Second run' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('07:00')
  },
}

export const AnotherAnswer: Story = {
  tags: ['play'],
  args: { value: '07:00' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Another time'))
    const [hour] = await canvas.findAllByRole('spinbutton')
    await expect(hour).toHaveTextContent('7')
    if (hour) await userEvent.click(hour)
    await userEvent.keyboard('8')
    await expect(args.onChange).toHaveBeenLastCalledWith('08:00')
    await userEvent.click(canvas.getByText('Midday'))
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
  },
}

export const ByKeys: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Another time' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Another time' })).toHaveFocus()
  },
}

export const Unusual: Story = { args: { value: '13:45' } }

export const Unanswered: Story = { args: { error: 'Please enter a Required time' } }

export const Disabled: Story = { args: { value: '07:00', isDisabled: true } }

export const Narrow: Story = {
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
