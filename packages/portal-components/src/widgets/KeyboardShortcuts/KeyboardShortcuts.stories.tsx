import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SignedIn } from '../../testing/SignedIn'
import { KeyboardShortcuts } from './KeyboardShortcuts'

const meta = {
  title: 'Widgets/KeyboardShortcuts',
  component: KeyboardShortcuts,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <>
        <Story />
        <SignedIn />
      </>
    ),
  ],
} satisfies Meta<typeof KeyboardShortcuts>
export default meta

export const Help: StoryObj<typeof meta> = {
  tags: ['play'],
  play: async ({ userEvent }) => {
    await screen.findByText('Signed in', undefined, { timeout: 10_000 })
    await userEvent.keyboard('?')
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  },
}

export const Loading: StoryObj<typeof meta> = inState('loading')

export const Empty: StoryObj<typeof meta> = inState('empty')

export const Refused: StoryObj<typeof meta> = inState('refused')

export const Offline: StoryObj<typeof meta> = inState('offline')

export const Slow: StoryObj<typeof meta> = inState('slow')

export const LongNames: StoryObj<typeof meta> = inState('longNames')

export const HugeNumbers: StoryObj<typeof meta> = inState('hugeNumbers')

export const Narrow: StoryObj<typeof meta> = inState('narrow')

export const TaxRegion: StoryObj<typeof meta> = inState('taxRegion')

export const PricesHidden: StoryObj<typeof meta> = inState('pricesHidden')

export const SignedOut: StoryObj<typeof meta> = inState('signedOut')

export const RightToLeft: StoryObj<typeof meta> = inState('rightToLeft')
