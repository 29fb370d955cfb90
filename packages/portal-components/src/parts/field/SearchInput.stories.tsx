import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchInput, type SearchInputProps } from './SearchInput'
import { shownAs } from '../../testing/shownAs'

const meta = {
  title: 'Parts/SearchInput',
  component: SearchInput,
  args: {
    label: 'Search',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    placeholder: 'All Framing',
  },
  render: Owned,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: SearchInputProps) {
  const [value, setValue] = useState(props.value)
  return <SearchInput {...props} value={value} onChange={setValue} />
}

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' })
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await userEvent.type(input, 'merbau{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('merbau')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
}

export const Filled: Story = { args: { value: 'structural ply' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Hovered: Story = shownAs('hovered')

export const Focused: Story = shownAs('focused')
