import { PartContext } from '../PartContext'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateField, type DateFieldProps } from './DateField'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/DateField',
  component: DateField,
  args: {
    label: 'Required date',
    value: '',
    onChange: fn(),
    daysOfMonth: (month, days) => `${month} has ${days} days. Check the date.`,
  },
  render: Owned,
  decorators: [
    (Story, { parameters }) => (
      <PartContext value={{ locale: String(parameters['locale'] ?? 'en-AU'), container: undefined }}>
        <div style={{ maxInlineSize: 320, minBlockSize: 460 }}>
          <Story />
        </div>
      </PartContext>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const handleChange = (isoDate: string) => {
    setValue(isoDate)
    props.onChange(isoDate)
  }
  return <DateField {...props} value={value} onChange={handleChange} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }))
    await userEvent.keyboard('09032027')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-09')
  },
}

export const AmericanOrder: Story = { parameters: { locale: 'en-US' }, args: { value: '2027-03-09' } }

export const Open: Story = {
  tags: ['play'],
  args: { value: '2027-03-09', minIso: '2027-03-05' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const calendar = await screen.findByRole('grid', { name: 'March 2027' })
    await waitFor(() => expect(calendar).toBeVisible())
    await expect(screen.getByRole('button', { name: /Thursday 4 March 2027/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(screen.getByRole('button', { name: /Thursday 4 March 2027/ }))
    // The previous month has no selectable day.
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
    await expect(calendar).toBeVisible()
    await expect(screen.getByRole('grid', { name: 'March 2027' })).toBe(calendar)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Picked: Story = {
  tags: ['play'],
  args: { value: '2027-03-09' },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: /18 March 2027/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-18')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Invalid: Story = { args: { error: 'Please enter a Required date' } }

/**
 * A typed day that does not exist is kept and refused. A picked day then replaces it, even the last one of the month.
 */
export const NoSuchDay: Story = {
  tags: ['play'],
  args: { value: '2027-04-05' },
  play: async ({ args, canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /day/ })
    await userEvent.click(day)
    await userEvent.keyboard('31')
    await userEvent.click(canvas.getByRole('button'))
    await expect(day).toHaveTextContent('31')
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await userEvent.click(await screen.findByRole('button', { name: /30 April 2027/ }))
    await waitFor(() => expect(day).toHaveTextContent('30'))
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-30')
    await expect(canvas.queryByText(/Check the date/)).toBeNull()

    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }))
    await userEvent.keyboard('02')
    // Two digits of the month move the focus to the year, so that Tab reaches the button.
    await userEvent.tab()
    await expect(canvas.getByText('February 2027 has 28 days. Check the date.')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith('')
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: '2027-03-09' } }

export const Hovered: Story = shownAs('hovered')

export const Focused: Story = shownAs('focused')
