import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Notice } from './Notices'
import { Notices, type NoticesProps } from './Notices'

const added: Notice = { id: '1', tone: 'success', text: 'Added to cart' }

const meta = {
  title: 'Parts/Notices',
  component: Notices,
  args: { notices: [added], label: 'Notices', dismissLabel: 'Dismiss', onDismiss: fn() },
  render: Owned,
} satisfies Meta<typeof Notices>

export default meta
type Story = StoryObj<typeof meta>

function Owned(props: NoticesProps) {
  const [notices, setNotices] = useState(props.notices)
  const takeAway = (id: string) => setNotices((shown) => shown.filter((notice) => notice.id !== id))
  return (
    <Notices
      {...props}
      notices={notices}
      onDismiss={(id) => {
        takeAway(id)
        props.onDismiss(id)
      }}
    />
  )
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

export const Default: Story = {}

export const SaysWhatAndWhere: Story = {
  args: {
    notices: [
      {
        ...added,
        lines: ['Bugle Batten Screw 14 g × 100 mm, box 250 · 2 box', 'Rapid-Set Concrete 20 kg · 24 bag'],
        link: { href: '#/cart', label: 'View cart' },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rapid-Set Concrete 20 kg · 24 bag')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#/cart')
  },
}

export const GoesAfterThreeSeconds: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText('Added to cart')).toBeVisible())
    await seconds(2.5)
    await expect(canvas.getByText('Added to cart')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Added to cart')).toBeNull(), { timeout: 2000 })
    await expect(args.onDismiss).toHaveBeenCalledWith('1')
  },
}

export const WaitsWhileHovered: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const notice = canvas.getByText('Added to cart')
    await userEvent.hover(notice)
    await seconds(3.8)
    await expect(notice).toBeVisible()
    await userEvent.unhover(notice)
    await waitFor(() => expect(notice).not.toBeInTheDocument(), { timeout: 4500 })
  },
}

export const WaitsWhileFocused: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss' }).focus()
    await seconds(3.8)
    await expect(canvas.getByText('Added to cart')).toBeVisible()
  },
}

export const Dismissed: Story = {
  tags: ['play'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('1'))
  },
}

export const Several: Story = {
  name: 'Several [shell-67]',
  args: {
    notices: [
      added,
      { id: '2', tone: 'success', text: 'Plasterboard 13 mm 3000 × 1200 added to your list' },
      { id: '3', tone: 'error', text: 'We couldn’t reach the server. Check your connection and try again.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We couldn’t reach the server/)).toBeVisible()
    const channelsOf = (text: RegExp) => {
      const icon = canvas.getByText(text).closest('[data-tone]')?.querySelector('svg')
      const [red = 0, green = 0, blue = 0] = icon
        ? getComputedStyle(icon).color.match(/\d+/g)!.map(Number)
        : []
      return { red, green, blue }
    }
    const success = channelsOf(/^Added/)
    await expect(success.green).toBeGreaterThan(Math.max(success.red, success.blue))
    const failure = channelsOf(/^We could/)
    await expect(failure.red).toBeGreaterThan(Math.max(failure.green, failure.blue))
  },
}

/** A page whose bar appears and grows while a notice is shown, as after a list was copied to the cart. */
function AppearingBar(props: NoticesProps) {
  const [lines, setLines] = useState(0)
  return (
    <>
      <button onClick={() => setLines(lines + 1)}>Go on</button>
      {lines > 0 && (
        <div
          role="toolbar"
          aria-label="Page"
          data-foot-bar
          style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}
        >
          {Array.from({ length: lines }, (_, line) => (
            <button key={line} style={{ display: 'block', blockSize: 60 }}>
              Checkout
            </button>
          ))}
        </div>
      )}
      <Owned {...props} />
    </>
  )
}

export const MakesRoomForAnAppearingBar: Story = {
  tags: ['play'],
  name: 'Makes room for an appearing bar [taps-168]',
  globals: { viewport: { value: 'phone' } },
  args: { pace: 0.1 },
  render: AppearingBar,
  play: async ({ canvas }) => {
    const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom
    const notice = canvas.getByRole('listitem')
    await waitFor(() => expect(window.innerHeight - bottomOf(notice)).toBe(12))
    for (const height of [60, 120]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
      await expect(canvas.getByRole('toolbar').getBoundingClientRect().height).toBe(height)
      await waitFor(() => expect(window.innerHeight - bottomOf(notice)).toBe(height + 12))
    }
  },
}
