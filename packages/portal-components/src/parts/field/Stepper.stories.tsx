import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper, type StepperProps } from './Stepper'
import { shownAs } from '../../testing/shownAs'

const refusal = 'Enter a whole number above 0'

const meta = {
  title: 'Parts/Stepper',
  component: Stepper,
  args: {
    label: 'Quantity of Structural ply',
    value: 4,
    onChange: fn(),
    increaseLabel: 'Increase quantity of Structural ply',
    decreaseLabel: 'Decrease quantity of Structural ply',
    invalidMessage: refusal,
  },
  render: Owned,
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: StepperProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (quantity: number) => {
    setValue(quantity)
    props.onChange(quantity)
  }
  return <Stepper {...props} value={value} onChange={handleChange} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase quantity of/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Increase quantity of/ }))
    await expect(canvas.getByRole('spinbutton')).toHaveValue('6')
    await userEvent.click(canvas.getByRole('button', { name: /Decrease quantity of/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
  },
}

export const AtLeast: Story = {
  tags: ['play'],
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    const less = canvas.getByRole('button', { name: /Decrease quantity of/ })
    await userEvent.click(less)
    await expect(less).toBeDisabled()
    await userEvent.click(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

export const Keys: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Structural ply' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-valuenow', '5')
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('15')
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(field).toHaveValue('4')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('1')
  },
}

export const Typed: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('120')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith(120)
    await userEvent.clear(field)
    await userEvent.keyboard('7{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(7)
    await userEvent.clear(field)
    await userEvent.keyboard('9')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(9)
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const Refused: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('12abc{Enter}')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(refusal)
    await expect(field).toHaveValue('4')
    await expect(field).toHaveAttribute('aria-valuenow', '4')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const RefusedValues: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    for (const text of ['0', '-3', '2.5', '1e3', ' ', String(Number.MAX_SAFE_INTEGER)]) {
      await userEvent.clear(field)
      await userEvent.type(field, text)
      await userEvent.tab()
      await expect(canvas.getByText(refusal)).toBeVisible()
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /Increase quantity of/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await expect(canvas.queryByText(refusal)).toBeNull()
  },
}

/** An unknown quantity can be replaced by another one. */
export const Unknown: Story = {
  tags: ['play'],
  args: { value: null, unknownLabel: 'cannot be shown' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toHaveValue('-')
    await expect(canvas.getByText('cannot be shown')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Decrease quantity of/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Increase quantity of/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

export const FromZero: Story = { args: { value: 0, min: 0, invalidMessage: 'Enter a whole number' } }

export const Large: Story = { args: { size: 'large' } }

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
