import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { TextField } from './TextField'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/TextField',
  component: TextField,
  args: { label: 'Job name', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Job name' })
    await userEvent.type(input, 'Hilltop Rd')
    await expect(args.onChange).toHaveBeenLastCalledWith('Hilltop Rd')
    await expect(getComputedStyle(input).fontSize).toBe('16px')
  },
}

export const Filled: Story = { args: { defaultValue: 'Hilltop Rd, stage 2' } }

export const Hinted: Story = {
  args: { label: 'Address', hint: 'Used to find your nearest branch and price the delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/nearest branch/)
  },
}

export const Optional: Story = {
  args: { label: 'Order reference', isOptional: true, placeholder: 'PO-20418' },
}

export const Invalid: Story = {
  tags: ['play'],
  args: { label: 'Address', error: 'Address is required', hint: 'Street and number', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Street and number Address is required')
    await userEvent.click(input)
  },
}

/** As high as its rows while it is empty. */
export const Rows: Story = {
  args: { label: 'Message', isMultiline: true, rows: 6 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const line = Number.parseFloat(getComputedStyle(area).lineHeight)
    await expect(area.clientHeight).toBeGreaterThan(6 * line)
    await expect(area.clientHeight).toBeLessThan(8 * line)
  },
}

export const Multiline: Story = {
  args: {
    label: 'Order details/delivery notes',
    isMultiline: true,
    defaultValue: 'Leave at rear of block, call ahead. Dog on site.',
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Ringwood' } }

export const LongNames: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsbauvorhaben und dessen Lieferanschrift',
    error:
      'Enter the address as the council writes it, with the lot number where the street has no number yet',
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

export const Focused: Story = shownAs('focused')
