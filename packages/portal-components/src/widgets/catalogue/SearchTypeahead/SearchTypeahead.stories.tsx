import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { expect, screen } from 'storybook/test'
import { SearchTypeahead } from './SearchTypeahead'
import { listOf, text } from '../../../context/stored/checks'
import { openStored } from '../../../context/stored/openStored'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof SearchTypeahead> = {
  title: 'Widgets/SearchTypeahead',
  component: SearchTypeahead,
  parameters: { sandbox: { size: 'normal' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof meta>

const typing =
  (term: string, then: () => Promise<unknown>): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search' }), term)
    await then()
  }
const results = () => screen.findByRole('option', { name: 'See all results' })
const fault = (kind: Record<string, unknown>) => ({
  sandbox: { faults: [{ operation: 'searchProductTP', times: Infinity, ...kind }] },
})

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Search' })).toBeVisible()
  },
}

export const Results: Story = { tags: ['play'], play: typing('pine', results) }

export const WithPrices: Story = {
  tags: ['play'],
  parameters: { sandbox: { seesPrices: true } },
  play: typing('screw', results),
}

export const PricesHidden: Story = {
  tags: ['play'],
  parameters: { sandbox: { settings: { hide_products_price: 'yes' }, seesPrices: true } },
  play: typing('screw', results),
}

export const ByKeys: Story = {
  tags: ['play'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search' })
    await userEvent.type(field, 'screw')
    await results()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  },
}

export const RecentSearches: Story = {
  args: { isFocused: true },
  parameters: {
    sandbox: {
      before: (client: FluidClient) =>
        openStored({ client, user: 'builder' }, 'searches', listOf(text)).write([
          '90x45 mgp10',
          'bugle screw',
          'villaboard',
        ]),
    },
  },
  play: async () => {
    await screen.findByRole('option', { name: 'villaboard' })
  },
}

export const Loading: Story = {
  tags: ['play'],
  parameters: fault({ kind: 'hang' }),
  play: typing('pine', () => screen.findByText('Searching…', { selector: 'p' })),
}

export const Empty: Story = {
  tags: ['play'],
  play: typing('unobtainium', () => screen.findByText('No matching records.', { selector: 'p' })),
}

export const Refused: Story = {
  tags: ['play'],
  parameters: fault({ kind: 'refusal', rows: [{ field: 'descString', msg: 'Search is being rebuilt' }] }),
  play: typing('pine', () => screen.findByText('Search is being rebuilt', { selector: 'p' })),
}

export const Offline: Story = {
  tags: ['play'],
  parameters: fault({ kind: 'status', status: 404 }),
  play: typing('pine', () => screen.findByRole('option', { name: 'Try again' })),
}

export const LongNames: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  parameters: { sandbox: { seesPrices: true } },
  play: typing('fclong', results),
}

export const Narrow: Story = {
  tags: ['play'],
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 326 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { sandbox: { seesPrices: true } },
  play: typing('screw', results),
}

export const TaxRegion: Story = {
  tags: ['play'],
  parameters: { sandbox: { merchant: 'cascade', seesPrices: true } },
  play: typing('stud', results),
}

export const RightToLeft: Story = inState('rightToLeft')
