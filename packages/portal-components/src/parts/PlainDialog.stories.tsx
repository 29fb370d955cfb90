import type { Meta, StoryObj } from '@storybook/react-vite'
import { startTransition, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from './Button'
import { PlainDialog } from './PlainDialog'

const meta = {
  title: 'Parts/PlainDialog',
  component: PlainDialog,
  args: {
    title: 'An Error Occured',
    message: 'This page could not be loaded. Check your connection and try again.',
    onClose: fn(),
    footer: (
      <>
        <Button>Close</Button>
        <Button tone="primary">Try again</Button>
      </>
    ),
  },
  // It lies over the page, which in a page of docs would be all of them.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof PlainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralLines: Story = {
  args: {
    title: 'Error',
    message:
      'Bugle Batten Screw: we could not tell whether it was added\nStructural Pine MGP10 90 × 45 H2: we could not tell whether it was added',
    footer: <Button tone="primary">OK</Button>,
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** A page that goes on by itself takes the dialog away; nobody has closed it then, and nobody is led anywhere. */
export const TakenAway: Story = {
  tags: ['play'],
  render: function TakenAway(args) {
    const [isShown, setIsShown] = useState(true)
    const next = <Button onPress={() => startTransition(() => setIsShown(false))}>Next page</Button>
    return isShown ? <PlainDialog {...args} footer={next} /> : <p>The next page</p>
  },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole('alertdialog')
    const hasClosed = new Promise((resolve) => dialog.addEventListener('close', resolve))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText('The next page')).toBeVisible())
    await hasClosed
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
