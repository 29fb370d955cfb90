import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { HomeDashboard } from './HomeDashboard'

const meta = {
  title: 'Widgets/HomeDashboard',
  component: HomeDashboard,
  parameters: { sandbox: {} },
} satisfies Meta<typeof HomeDashboard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
  },
}

export const AnotherMerchant: Story = { parameters: { sandbox: { merchant: 'cascade' } } }

const hang = (operation: string) => ({ operation, kind: 'hang', times: Infinity })

export const Loading: Story = {
  parameters: { sandbox: { faults: ['getUserDetails', 'getWidgetConfiguration'].map(hang) } },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getUserDetails', kind: 'status', status: 404, times: Infinity }] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
