import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SignInForm } from './SignInForm'
import { inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/SignInForm',
  component: SignInForm,
  parameters: { sandbox: { signedIn: false } },
} satisfies Meta<typeof SignInForm>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Expired: Story = {
  args: { notice: 'Your session has ended. Sign in to pick up where you left off.' },
}

export const Missing: Story = {
  tags: ['play'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByText('Enter your username')).toBeVisible()
    await expect(screen.getByText('Enter your password')).toBeVisible()
  },
}

const typed = { username: 'builder', password: 'wrong', isRemembered: false }

export const Refused: Story = {
  tags: ['play'],
  args: { initial: typed },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const Offline: Story = {
  tags: ['play'],
  args: { initial: { ...typed, password: 'ironbark' } },
  parameters: {
    sandbox: { signedIn: false, faults: [{ operation: 'login', kind: 'reset', times: Infinity }] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByText(/couldn’t reach the server/)).toBeVisible()
  },
}

export const Pending: Story = {
  tags: ['play'],
  args: { initial: { ...typed, password: 'ironbark' } },
  parameters: { sandbox: { signedIn: false, faults: [{ operation: 'login', kind: 'hang' }] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await expect(await screen.findByRole('button', { name: /Signing in/ })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

export const Narrow: Story = inState('narrow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
