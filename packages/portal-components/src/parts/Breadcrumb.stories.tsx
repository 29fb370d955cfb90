import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb'
import { rightToLeft } from '../testing/rightToLeft'
import { shownAs } from '../testing/shownAs'

const meta = {
  title: 'Parts/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { id: 'root', name: 'Products', href: '#/products' },
      { id: 'timber', name: 'Timber', href: '#/products/timber' },
      { id: 'framing', name: 'Framing' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(canvas.getByText('Framing')).toHaveAttribute('aria-current', 'page')
  },
}

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const arrows = [...canvasElement.querySelectorAll('svg')]
    await expect(arrows.map((arrow) => getComputedStyle(arrow).scale)).toEqual(['-1 1', '-1 1'])
  },
}

export const LongNames: Story = {
  args: {
    items: [
      { id: 'root', name: 'Products', href: '#/products' },
      { id: 'landscape', name: 'Concrete, landscape and drainage supplies', href: '#/products/landscape' },
      { id: 'sleepers', name: 'Treated and hardwood sleepers, cut to length' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Hovered: Story = shownAs('hovered')

export const Pressed: Story = shownAs('pressed')

export const Focused: Story = shownAs('focused')
