import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { ProductModal } from './ProductModal'
import { whenRead } from '../../testing/inState'

const meta: Meta<typeof ProductModal> = {
  title: 'Surfaces/ProductModal',
  component: ProductModal,
  args: { productId: 'CONRS20', isOpen: true, onOpenChange: fn() },
  parameters: { sandbox: { size: 'small' }, argsOf: { cascade: { productId: 'CONC80' } } },
}

export default meta
type Story = StoryObj<typeof meta>

const refused = { kind: 'refusal', rows: [{ field: 'productID', msg: 'Not available to your account' }] }

export const Default: Story = {
  play: whenRead,
}

export const TallyProduct: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { productId: 'PINE9045H2' },
  play: async () => {
    await screen.findByRole('button', { name: /^Enter a tally of/ })
  },
}

export const PriceOnRequest: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { productId: 'GLT450' },
  play: async () => {
    await screen.findAllByText('Price on request')
  },
}

export const WithoutPricesAndCart: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: {
    sandbox: { size: 'small', settings: { hide_products_price: 'yes', shopping_cart_disabled: 'yes' } },
  },
  play: async () => {
    await screen.findByText('CONRS20')
  },
}

export const Loading: Story = {
  parameters: { sandbox: { faults: [{ operation: 'getProductDetails', kind: 'hang', times: Infinity }] } },
  play: async () => {
    await screen.findByText('Loading…')
  },
}

export const Empty: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { productId: 'NO-SUCH-PRODUCT' },
  play: async () => {
    await screen.findByText('This product isn’t in the catalogue.')
  },
}

export const Refused: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getProductDetails', times: Infinity, ...refused }] },
  },
  play: async () => {
    await screen.findByText('Not available to your account')
  },
}

/** The listing has the product, but its details failed to load. */
export const PartlyRead: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: {
    preview: {
      id: 'CONRS20',
      name: 'Concrete Mix Rapid Set 20 kg',
      description: '',
      image: null,
      gallery: [],
      datasheet: null,
      retailPrice: 129_500,
      tradePrice: 112_000,
      customerPrice: 98_700,
      units: ['bag'],
      isTally: false,
    },
  },
  parameters: {
    sandbox: { faults: [{ operation: 'getProductDetails', times: Infinity, ...refused }] },
  },
  play: async () => {
    await screen.findByText('We couldn’t load everything about this product.')
  },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getProductDetails', kind: 'reset', times: Infinity }], pace: 10 },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
}

export const LongNames: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { productId: 'FCLONG' },
  play: async () => {
    await screen.findByRole('button', { name: 'Add to cart' })
  },
}

export const Narrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Add to cart' })
  },
}
