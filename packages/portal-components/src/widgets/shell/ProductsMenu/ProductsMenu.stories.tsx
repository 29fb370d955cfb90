import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { OnMasthead } from '../../../testing/OnMasthead'
import { ProductsMenu } from './ProductsMenu'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/ProductsMenu',
  component: ProductsMenu,
  parameters: { sandbox: {} },
  decorators: [(Story) => <OnMasthead>{Story()}</OnMasthead>],
} satisfies Meta<typeof ProductsMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Products' }))
  },
}

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
