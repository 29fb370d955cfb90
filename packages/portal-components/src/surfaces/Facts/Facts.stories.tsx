import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Facts } from './Facts'
import { atWidth } from '../../testing/atWidth'

const meta = {
  title: 'Surfaces/Facts',
  component: Facts,
  args: {
    facts: [
      { label: 'Invoice date', value: '18/11/2026' },
      { label: 'Delivery date', value: '18/11/2026' },
      { label: 'Job name', value: 'Lot 14, Barwon Rise' },
      { label: 'Order ref', value: 'RC-1178' },
      { label: 'Charge to', value: 'Ridgeline Carpentry Pty Ltd' },
      { label: 'Branch', value: 'Geelong' },
      { label: 'Deliver to', value: '12 Wattle Street, Geelong VIC 3220' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Branch').tagName).toBe('DT')
    await expect(canvas.getByText('Geelong').tagName).toBe('DD')
  },
}

export const Tall: Story = {
  args: {
    facts: [
      { label: 'Invoice date', value: '18/11/2026' },
      { label: 'Job name', value: 'Lot 14, Barwon Rise' },
      {
        label: 'Deliver to',
        value: (
          <>
            Ridgeline Carpentry
            <br />
            12 Wattle Street
            <br />
            Geelong VIC 3220
          </>
        ),
        isTall: true,
      },
      { label: 'Charge to', value: 'Ridgeline Carpentry Pty Ltd' },
      { label: 'Delivery date', value: '18/11/2026' },
    ],
  },
  decorators: atWidth(760),
}

export const Narrow: Story = { decorators: atWidth(358) }

const edge = (figure: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(figure)
  return Math.round(range.getBoundingClientRect().right)
}

export const Figures: Story = {
  args: {
    facts: [
      { label: 'Current', value: '$6,214.36', isFigure: true },
      { label: '30 Days', value: '$2,480.00', isFigure: true },
      { label: '60 Days', value: '$0.00', isFigure: true },
      { label: '90 Days', value: '$0.00', isFigure: true },
      { label: '120+ Days', value: '$635.45', isFigure: true },
    ],
  },
}

/** Figures align digit by digit. */
export const FiguresNarrow: Story = {
  args: Figures.args,
  decorators: atWidth(358),
  play: async ({ canvas }) => {
    await expect(edge(canvas.getByText('$6,214.36'))).toBe(edge(canvas.getByText('$635.45')))
  },
}

export const LongNames: Story = {
  args: {
    facts: [
      {
        label: 'Job name',
        value: 'Alterations and additions to the former Ballarat woollen mill, second stage, western stair',
      },
      { label: 'Order ref', value: 'PO-20411-STAGE-2-REVISION-14-APPROVED-BY-SITE-MANAGER' },
      { label: 'Total (inc GST)', value: '$12,345,678,900.00', isFigure: true },
    ],
  },
  decorators: atWidth(358),
}
