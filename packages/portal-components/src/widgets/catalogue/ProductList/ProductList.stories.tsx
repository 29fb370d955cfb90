import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ProductList } from './ProductList'
import { whenRead, inState } from '../../../testing/inState'

const meta: Meta<typeof ProductList> = {
  title: 'Widgets/ProductList',
  component: ProductList,
  args: { cataloguePath: { categoryId: 'TIMBER', typeId: 'Structural Pine' } },
  parameters: {
    sandbox: { size: 'normal' },
    argsOf: { cascade: { cataloguePath: { categoryId: 'LUMBER', typeId: 'Douglas Fir' } } },
  },
}

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

export const WithPrices: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'See Prices' }))
    await canvas.findByText('Prices exclude GST')
  },
}

export const Grid: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'See Prices' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Grid' }))
    await canvas.findByRole('list', { name: 'All Structural Pine' })
  },
}

export const WithRowEnd: Story = {
  name: 'With something of the host’s on each row',
  args: { renderRowEnd: ({ id }) => <a href={`#${id}.pdf`}>Data sheet</a> },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: 'Data sheet' })
  },
}

export const SearchResults: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { cataloguePath: undefined, search: 'screw' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Results for “screw”' })
  },
}

export const SearchWithoutTerm: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { cataloguePath: undefined },
  play: async ({ canvas }) => {
    await canvas.findByText('Please enter search term(s)')
  },
}

export const Loading: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { faults: [{ operation: 'getProductCategories', kind: 'hang', times: Infinity }] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'All Structural Pine' })
  },
}

export const Empty: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { search: 'unobtainium' },
  play: async ({ canvas }) => {
    await canvas.findByText('No matching records.')
  },
}

export const Refused: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'getProductCategories',
          kind: 'refusal',
          rows: [{ field: 'searchType', msg: 'This range is being repriced until noon' }],
          times: Infinity,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This range is being repriced until noon')
  },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getProductCategories', kind: 'reset', times: Infinity }], pace: 10 },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const NotInCatalogue: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { cataloguePath: { categoryId: 'TIMBER', typeId: 'Driftwood' } },
  play: async ({ canvas }) => {
    await canvas.findByText('“Driftwood” is not in the catalogue.')
  },
}

export const WithoutCart: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: { sandbox: { size: 'small', settings: { shopping_cart_disabled: 'yes' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
  },
}

export const LongNames: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: { cataloguePath: { categoryId: 'SHEETS', typeId: 'Fibre Cement' } },
  parameters: { sandbox: { size: 'small' } },
  decorators: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'See Prices' }))
    await canvas.findByRole('table')
  },
}

export const Narrow: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  decorators: narrow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'See Prices' }))
    await canvas.findByRole('table')
  },
}

export const TaxRegion: Story = {
  ...inState('taxRegion', async () => {
    await screen.findByText('Prices exclude tax')
  }),
  parameters: { sandbox: { seesPrices: true } },
}

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = {
  ...inState('hugeNumbers'),
  parameters: { sandbox: { network: 'huge', seesPrices: true } },
}

export const PricesHidden: Story = inState('pricesHidden')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
