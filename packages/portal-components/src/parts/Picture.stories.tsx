import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from './Picture'

const boards =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><path d="M8 52 84 30v10L8 62zM8 36 84 14v10L8 46z" fill="#d8a85f"/></svg>',
  )

const meta = {
  title: 'Parts/Picture',
  component: Picture,
  args: { src: boards, alt: 'Three boards of framing pine', size: 240 },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Three boards of framing pine' })
    await waitFor(() => expect(image).toBeVisible())
    await expect(image.parentElement?.getBoundingClientRect().height).toBe(180)
  },
}

export const Missing: Story = { args: { src: null } }

export const Broken: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Three boards of framing pine' })).toBeVisible()
  },
}

export const Small: Story = { args: { src: null, alt: '', size: 68 } }
