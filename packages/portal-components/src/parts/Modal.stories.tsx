import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button'
import { Modal, type ModalProps } from './Modal'
import { Picture } from './Picture'
import { Select } from './field/Select'
import { TextField } from './field/TextField'

const meta = {
  title: 'Parts/Modal',
  component: Modal,
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    title: 'Save Custom List',
    children: <TextField label="Name of the list" />,
    footer: <Button tone="primary">Save Custom List</Button>,
  },
  render: Owned,
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: ModalProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Modal {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}

export const Default: Story = { args: { isOpen: true } }

export const Opened: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Save Custom List' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Closed: Story = {
  tags: ['play'],
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const NotDismissable: Story = {
  tags: ['play'],
  args: {
    isOpen: true,
    isDismissable: false,
    role: 'alertdialog',
    size: 'small',
    title: 'Error',
    children: 'Your session has ended. Sign in to pick up where you left off.',
    footer: <Button tone="primary">OK</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const WithPicture: Story = {
  args: {
    isOpen: true,
    title: 'Framing pine MGP10 90 × 45 H2F',
    subtitle: 'MGP10-9045 · $4.92 / m ex GST',
    media: <Picture src={null} alt="" size={64} />,
    children: 'Choose the pieces of each length.',
    footer: (
      <>
        <span>86.4 m</span>
        <Button tone="primary" size="large">
          Add to Cart
        </Button>
      </>
    ),
  },
}

export const LongContent: Story = {
  args: {
    isOpen: true,
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {Array.from({ length: 30 }, (_, row) => (
          <TextField key={row} label={`Length of row ${row + 1}`} />
        ))}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Custom List' })).toBeVisible())
  },
}

export const LongText: Story = {
  args: {
    isOpen: true,
    title: 'Product Information',
    footer: undefined,
    children: 'Seasoned, dressed and treated against termites south of the Tropic of Capricorn. '.repeat(60),
  },
  // Keys reach the text once the body is known to scroll.
  async play() {
    await waitFor(() => expect(screen.getByText(/^Seasoned/).parentElement).toHaveAttribute('tabindex', '0'))
  },
}

export const SelectInside: Story = {
  tags: ['play'],
  args: {
    isOpen: true,
    children: (
      <Select
        label="Unit of measure"
        value="ea"
        placeholder="Choose…"
        onChange={() => undefined}
        options={[
          { id: 'ea', name: 'Each' },
          { id: 'pack', name: 'Pack of 12' },
        ]}
      />
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Unit of measure/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Pack of 12' }))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

export const Small: Story = {
  args: {
    isOpen: true,
    size: 'small',
    title: 'Delete list',
    children: 'Are you sure you want to delete this list?',
  },
}

export const Large: Story = { args: { isOpen: true, size: 'large' } }

export const Narrow: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'phone' } },
}
