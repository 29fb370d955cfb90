import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fillCart } from '../../../testing/fillCart'
import { addList } from '../../../testing/fillLists'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { CustomList } from './CustomList'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/CustomList',
  component: CustomList,
  args: { listId: 'LIST-IRONBARK-3' },
  parameters: { sandbox: {}, argsOf: { cascade: { listId: 'LIST-CASCADE-3' } } },
} satisfies Meta<typeof CustomList>

export default meta
type Story = StoryObj<typeof meta>

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ maxInlineSize: 358 }}>
      <Story />
    </div>
  ),
]
const sandbox = (setting: SandboxSetting): Story['parameters'] => ({ sandbox: setting })

export const Default: Story = {
  play: whenRead,
}

export const Lengths: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  name: 'Lengths of its tallies [taps-169]',
  play: async ({ canvas }) => {
    const [lengths] = await canvas.findAllByText(/^\d+\s@\s[\d.]+\sm/)
    await expect(lengths).toBeVisible()
  },
}

export const Generic: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { listId: 'LIST-IRONBARK-1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Copy List to Cart' })
    await expect(canvas.queryByRole('button', { name: 'Delete list' })).toBeNull()
  },
}

export const Narrow: Story = { decorators: narrow }

export const CartNotEmpty: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox({ before: fillCart() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    await screen.findByRole('alertdialog')
  },
}

export const Deleting: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete list' }))
    await screen.findByText(/This action cannot be undone\.$/)
  },
}

export const Refused: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: sandbox({
    faults: [
      {
        operation: 'copyCartToCart',
        kind: 'refusal',
        rows: [{ field: 'productID', msg: 'Pine 90 × 45 MGP10 is no longer stocked in 3.6 m' }],
      },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy List to Cart' }))
    const modal = await screen.findByRole('alertdialog', { name: 'Error' })
    await within(modal).findByText('Pine 90 × 45 MGP10 is no longer stocked in 3.6 m')
  },
}

export const WithoutCartAndProducts: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: sandbox({ settings: { shopping_cart_disabled: 'yes', products_button_disabled: 'yes' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete list' })
  },
}

export const Empty: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { listId: 'list/Begun' },
  parameters: sandbox({ before: (_, world) => void addList(world, { name: 'Begun', lines: 0 }) }),
  play: async ({ canvas }) => {
    await canvas.findByText('No items in this list yet.')
  },
}

export const Unknown: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { listId: 'never-was' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We can’t find this list' })
  },
}

export const TwoHundredLines: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { listId: 'list/Everything' },
  parameters: sandbox({
    size: 'normal',
    before: (_, world) => void addList(world, { name: 'Everything', lines: 200 }),
  }),
  play: async ({ canvas }) => {
    // Rows below the fold render after the first ones.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(201))
  },
}

export const Loading: Story = {
  parameters: sandbox({ faults: [{ operation: 'getCustomLists', kind: 'hang', times: Infinity }] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading…')
  },
}

export const Failed: Story = {
  parameters: sandbox({
    faults: [{ operation: 'getCustomLists', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

const long: SandboxSetting = {
  before: (_, { database }) => {
    database.run("UPDATE carts SET list_name = ? WHERE id = 'LIST-IRONBARK-3'", [
      'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
    ])
    database.run(
      "UPDATE cart_lines SET quantity = 123456789125 WHERE cart_id = 'LIST-IRONBARK-3' AND line_id < 3",
    )
    database.run('UPDATE products SET short_description = short_description || ?', [
      ', treated, kiln dried, dressed all round, with a colour of which no two lengths are the same',
    ])
  },
}

export const LongNames: Story = { parameters: sandbox(long) }

export const LongNamesNarrow: Story = { parameters: sandbox(long), decorators: narrow }

export const Offline: Story = inState('offline')

export const Slow: Story = inState('slow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
