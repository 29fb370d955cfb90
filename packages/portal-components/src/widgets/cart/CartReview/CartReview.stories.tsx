import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fillCart, fillCartWithLongName } from '../../../testing/fillCart'
import { fillLongCart } from '../../../testing/fillLongCart'
import { CartReview } from './CartReview'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/CartReview',
  component: CartReview,
  parameters: { sandbox: { before: fillCart() } },
} satisfies Meta<typeof CartReview>

export default meta
type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 358 }}>
      <Story />
    </div>
  ),
]

export const Default: Story = {
  play: whenRead,
}

export const Loading: Story = {
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [{ operation: 'getCartContents', kind: 'hang', times: Infinity }],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…')
  },
}

export const WithAside: Story = {
  name: 'With something of the host’s beside it',
  args: { renderAside: () => 'Ordered before 6 am, on site the same day.' },
  play: async ({ canvas }) => {
    await canvas.findByText('Ordered before 6 am, on site the same day.')
  },
}

/** Storybook merges parameters, so only another `before` removes the filled cart. */
export const Empty: Story = {
  parameters: { sandbox: { before: () => {} } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'View Products' })
  },
}

export const Failed: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getCartContents', kind: 'status', status: 404, times: Infinity }] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Refused: Story = {
  tags: ['play'],
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [
        {
          operation: 'updateCartProduct',
          kind: 'refusal',
          rows: [{ field: 'quoteQty', msg: 'Only 24 are in stock at Bayswater' }],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity of .*concrete/i }))
    await canvas.findByText(/wasn’t saved. Only 24 are in stock/)
  },
}

export const Removed: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove .*screw/i }))
    const lines = canvas.getByRole('list', { name: 'Products in the cart' })
    await expect(within(lines).getByRole('button', { name: 'Undo' })).toHaveFocus()
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Offline: Story = {
  tags: ['play', 'ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: {
      before: fillCart(),
      faults: [{ operation: 'updateCartProduct', kind: 'reset', times: Infinity }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Increase quantity of .*screw/i }))
    await canvas.findByText('1 change waiting')
  },
}

export const LongNames: Story = {
  parameters: { sandbox: { before: fillCartWithLongName() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('spinbutton')
  },
}

export const Narrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  decorators: narrow,
  play: async ({ canvas }) => {
    await canvas.findByText('18 @ 2.4 m · 12 @ 3.6 m')
  },
}

/** The browser finds and names lines without layout, and lays them out when they come into view. */
export const LongCart: Story = {
  tags: ['play'],
  parameters: { sandbox: { size: 'normal', before: fillLongCart(60) } },
  play: async ({ canvas }) => {
    const lines = await canvas.findByRole('list', { name: 'Products in the cart' })
    await waitFor(() => expect(within(lines).getAllByRole('listitem')).toHaveLength(60))
    const last = lines.lastElementChild as HTMLElement
    const isLaidOut = () => last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    await waitFor(() => expect(isLaidOut()).toBe(false))
    const remove = within(last).getByRole('button', { name: /^Remove / })
    const name = remove.getAttribute('aria-label')?.replace(/^Remove | from the cart$/g, '')
    // Same as the browser's own search.
    await expect((window as unknown as { find: (words?: string) => boolean }).find(name)).toBe(true)
    await expect(getSelection()?.toString()).toBe(name)
    remove.focus()
    await waitFor(() => expect(isLaidOut()).toBe(true))
  },
}

export const TaxRegion: Story = {
  parameters: { sandbox: { merchant: 'cascade', before: fillCart() } },
  play: async ({ canvas }) => {
    await canvas.findByText('Sub Total (ex Tax)')
  },
}

export const TaxInclusive: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { before: fillCart(), settings: { tax_inclusive: 'true' } } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Prices include GST/)
  },
}

export const PricesHidden: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { before: fillCart(), settings: { hide_review_price: 'true' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('18 @ 2.4 m · 12 @ 3.6 m')
    await expect(canvas.queryByText('Total (inc GST)')).toBeNull()
  },
}

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
