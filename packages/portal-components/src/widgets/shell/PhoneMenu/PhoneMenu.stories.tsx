import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { OnMasthead } from '../../../testing/OnMasthead'
import { PhoneMenu } from './PhoneMenu'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/PhoneMenu',
  component: PhoneMenu,
  parameters: { sandbox: {} },
  decorators: [(Story) => <OnMasthead>{Story()}</OnMasthead>],
} satisfies Meta<typeof PhoneMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Open: Story = {
  tags: ['play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open menu' }))
  },
}

/** At a route of the catalogue. */
export const Current: Story = {
  tags: ['play'],
  args: { currentPath: '/products/TIMBER' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }))
    const products = await screen.findByRole('button', { name: 'Products' })
    await expect(products).toHaveAttribute('aria-current', 'true')
  },
}

export const Empty: Story = inState('empty')

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const RightToLeft: Story = inState('rightToLeft')
