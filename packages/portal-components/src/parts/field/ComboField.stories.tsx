import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Modal } from '../Modal'
import { ComboField } from './ComboField'
import type { ComboFieldProps } from './ComboField'
import { shownAs } from '../../testing/shownAs'

const options = [
  { id: 'lot 14', name: 'Lot 14, Barwon Rise', hint: '12 Wattle Street, Geelong' },
  { id: 'harkaway', name: 'Harkaway Road, lot 4', hint: '4/212 Harkaway Road, Berwick' },
  { id: 'nguyen', name: 'Nguyen extension', hint: '18 Tallent Street, Croydon' },
]

function Typed({ value: begun, onChange, ...field }: ComboFieldProps) {
  const [value, setValue] = useState(begun)
  const change = (text: string) => {
    setValue(text)
    onChange(text)
  }
  return <ComboField {...field} value={value} onChange={change} />
}

const meta = {
  title: 'Parts/ComboField',
  component: ComboField,
  render: (args) => <Typed {...args} />,
  args: {
    label: 'Job name',
    options,
    isMatch: (words: string, typed: string) => words.toLowerCase().includes(typed.toLowerCase()),
    caption: 'Recent jobs',
    ownName: 'New job: enter its name',
    value: '',
    onChange: fn(),
    onChoose: fn(),
    onOwn: fn(),
  },
} satisfies Meta<typeof ComboField>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.getByRole('combobox', { name: 'Job name' })

export const Default: Story = {}

export const Used: Story = {
  tags: ['play'],
  play: async ({ args }) => {
    await userEvent.click(field())
    await userEvent.click(await screen.findByRole('option', { name: /Harkaway/ }))
    await expect(field()).toHaveValue('Harkaway Road, lot 4')
    await expect(args.onChoose).toHaveBeenCalledWith('harkaway')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const Typing: Story = {
  tags: ['play'],
  play: async ({ args }) => {
    await userEvent.click(field())
    await screen.findAllByRole('option')
    await userEvent.keyboard('croy')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field()).toHaveValue('Nguyen extension')
    await expect(args.onChoose).toHaveBeenCalledWith('nguyen')
  },
}

/** The field keeps the typed text when it is left, never the highlighted suggestion. */
export const Leaving: Story = {
  tags: ['play'],
  play: async ({ args }) => {
    await userEvent.click(field())
    await screen.findAllByRole('option')
    await userEvent.keyboard('lot{ArrowDown}')
    await userEvent.tab()
    await expect(field()).toHaveValue('lot')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const OfItsOwn: Story = {
  tags: ['play'],
  args: { value: 'Nguyen extension' },
  play: async ({ args }) => {
    await userEvent.click(field())
    await userEvent.click(await screen.findByRole('option', { name: 'New job: enter its name' }))
    await expect(field()).toHaveValue('')
    await expect(field()).toHaveFocus()
    await expect(args.onOwn).toHaveBeenCalledOnce()
  },
}

export const Escaped: Story = {
  tags: ['play'],
  args: { value: 'Nguyen extension' },
  play: async () => {
    await userEvent.click(field())
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('option')).toBeNull()
    await expect(field()).toHaveValue('Nguyen extension')
  },
}

export const Invalid: Story = {
  args: { error: 'Job name is required' },
  play: async () => {
    await expect(field()).toHaveAccessibleDescription('Job name is required')
  },
}

export const Disabled: Story = { args: { value: 'Nguyen extension', isDisabled: true } }

export const LongNames: Story = {
  tags: ['play'],
  args: {
    options: [
      {
        id: 'long',
        name: 'Alterations and additions for the estate of the late M. J. Featherstonehaugh, stage 2',
        hint: 'Rear 9, 112 to 118 Maroondah Highway, Croydon Hills',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(field())
    await screen.findAllByRole('option')
  },
}

export const InDialog: Story = {
  tags: ['play'],
  render: (args) => (
    <Modal isOpen title="Order Details" onOpenChange={args.onOwn ?? fn()}>
      <Typed {...args} />
    </Modal>
  ),
  play: async ({ args }) => {
    await userEvent.click(field())
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(args.onOwn).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOwn).toHaveBeenCalledWith(false)
  },
}

export const Hovered: Story = shownAs('hovered')

export const Focused: Story = shownAs('focused')
