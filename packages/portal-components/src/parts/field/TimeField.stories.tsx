import { PartContext } from '../PartContext'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { TimeField } from './TimeField'
import type { TimeFieldProps } from './TimeField'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/TimeField',
  component: TimeField,
  args: { label: 'Required time', value: '', onChange: fn() },
  render: Owned,
  decorators: [
    (Story, { parameters }) => (
      <PartContext value={{ locale: String(parameters['locale'] ?? 'en-AU'), container: undefined }}>
        <div style={{ maxInlineSize: 240 }}>
          <Story />
        </div>
      </PartContext>
    ),
  ],
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (time: string) => {
    setValue(time)
    props.onChange(time)
  }
  return <TimeField {...props} value={value} onChange={handleChange} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  args: { value: '08:00' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:00')
  },
}

export const Empty: Story = {}

export const Invalid: Story = { args: { error: 'Please enter a Required time' } }

export const Disabled: Story = { args: { isDisabled: true, value: '08:00' } }

export const Hovered: Story = shownAs('hovered')

export const Focused: Story = shownAs('focused')
