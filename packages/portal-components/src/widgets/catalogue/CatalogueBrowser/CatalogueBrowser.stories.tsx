import type { Meta, StoryObj } from '@storybook/react-vite'
import { CatalogueBrowser } from './CatalogueBrowser'
import { inState } from '../../../testing/inState'

const meta: Meta<typeof CatalogueBrowser> = {
  title: 'Widgets/CatalogueBrowser',
  component: CatalogueBrowser,
  parameters: { sandbox: { size: 'normal' } },
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Browse Categories' })
  },
}

export const Types: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { cataloguePath: { categoryId: 'TIMBER' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Timber' })
  },
}

export const Loading: Story = {
  parameters: { sandbox: { faults: [{ operation: 'getProductMenu', kind: 'hang', times: Infinity }] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status')
  },
}

export const Empty: Story = {
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'getProductMenu',
          kind: 'refusal',
          rows: [{ field: '', msg: 'No matching records' }],
          times: Infinity,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No products here yet.')
  },
}

export const Refused: Story = {
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'getProductMenu',
          kind: 'refusal',
          rows: [{ field: 'companyID', msg: 'The catalogue is being rebuilt' }],
          times: Infinity,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The catalogue is being rebuilt')
  },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getProductMenu', kind: 'reset', times: Infinity }], pace: 10 },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const NotInCatalogue: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { cataloguePath: { categoryId: 'Framing / Timber' } },
  play: async ({ canvas }) => {
    await canvas.findByText('“Framing / Timber” is not in the catalogue.')
  },
}

export const LongNames: Story = {
  args: { cataloguePath: { categoryId: 'FIXINGS' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
}

export const Slow: Story = inState('slow')

export const TaxRegion: Story = inState('taxRegion')

export const SignedOut: Story = inState('signedOut')

export const RightToLeft: Story = inState('rightToLeft')
