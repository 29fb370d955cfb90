import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, use, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from './Button'
import { PlainDialog } from './PlainDialog'

const meta = {
  title: 'Parts/PlainDialog',
  component: PlainDialog,
  args: {
    title: 'An Error Occured',
    message: 'We couldn’t load this page. Check your connection and try again.',
    onClose: fn(),
    footer: (
      <>
        <Button>Close</Button>
        <Button tone="primary">Try again</Button>
      </>
    ),
  },
  // Open dialogs would cover a docs page with all stories.
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof PlainDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SeveralLines: Story = {
  args: {
    title: 'Error',
    message:
      'Bugle Batten Screw: we couldn’t confirm it was added\nStructural Pine MGP10 90 × 45 H2: we couldn’t confirm it was added',
    footer: <Button tone="primary">OK</Button>,
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }

/** A suspended page hides the dialog without dismissing it, so nothing navigates. */
export const TakenAway: Story = {
  tags: ['play'],
  render: function TakenAway(args) {
    const [awaited, setAwaited] = useState<Promise<void> | null>(null)
    const wait = <Button onPress={() => setAwaited(new Promise(() => undefined))}>Next page</Button>
    return (
      <Suspense fallback={<p>The next page is on its way</p>}>
        <PlainDialog {...args} footer={wait} />
        {awaited && <Awaiting promise={awaited} />}
      </Suspense>
    )
  },
  async play({ args, canvas, userEvent }) {
    const dialog = canvas.getByRole<HTMLDialogElement>('alertdialog')
    const hasClosed = new Promise((resolve) => dialog.addEventListener('close', resolve))
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(canvas.getByText('The next page is on its way')).toBeVisible())
    await hasClosed
    await expect(dialog.open).toBe(false)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

function Awaiting({ promise }: { promise: Promise<void> }) {
  use(promise)
  return null
}

/** Escape in the browser dismisses it. */
export const Closed: Story = {
  async play({ args, canvas }) {
    canvas.getByRole<HTMLDialogElement>('alertdialog').close()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
