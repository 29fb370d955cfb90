import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen } from 'storybook/test'
import { TallyModal } from './TallyModal'

const pine = { id: 'PINE9045H2', name: 'Structural Pine MGP10 90 × 45 H2', unit: 'm', price: 49_200 }
const beam = { id: 'LVL20045', name: 'LVL 13 Beam 200 × 45', unit: 'm', price: 187_500 }

/** The second merchant measures lengths in feet. */
const stud = { id: 'DF2X4', name: 'Douglas Fir Stud', unit: 'ft', price: 8_900 }

const meta: Meta<typeof TallyModal> = {
  title: 'Surfaces/TallyModal',
  component: TallyModal,
  args: {
    product: pine,
    mode: 'add',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(async () => undefined),
  },
  parameters: { sandbox: { size: 'small' }, argsOf: { cascade: { product: stud } } },
}

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Used: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ userEvent }) => {
    const more = await screen.findByRole('button', { name: 'Increase quantity of 3.6 m' })
    await userEvent.click(more)
    await userEvent.click(more)
    await screen.findByText('2 pieces · 7.2 m')
  },
}

/** Lengths as on a cutting list, two of them invalid. */
export const PastedText: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Type or paste lengths'))
    await userEvent.paste('10/2.4, 12 @ 3.6, 4/3.7, ten of them')
    await screen.findByText('22 pieces · 67.2 m')
    await screen.findByText('2 lengths')
    await screen.findByText(/^3.7 m isn’t a stocked length/)
  },
}

export const TypedLengths: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: { product: beam },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Length of row 1'), '5.85')
    await userEvent.type(screen.getByLabelText('Qty of row 1'), '4{Enter}')
    await userEvent.keyboard('3.6')
    await userEvent.type(screen.getByLabelText('Qty of row 2'), '12abc{Tab}')
    await screen.findByText('“12abc” isn’t a whole number, so we’ve set it to 0.')
  },
}

export const Update: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: {
    product: pine,
    mode: 'update',
    initialTally: [
      { length: 2400, quantity: 18 },
      { length: 3600, quantity: 12 },
      { length: 3450, quantity: 2 },
    ],
  },
  play: async () => {
    await screen.findByText(/^32 pieces · /)
  },
}

export const PriceOnRequest: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: { product: { ...beam, price: null } },
  play: async () => {
    await screen.findByLabelText('Length of row 1')
  },
}

export const Empty: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: { product: beam },
  play: async ({ userEvent }) => {
    await screen.findByLabelText('Length of row 1')
    await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await screen.findByText('Enter at least one piece.')
  },
}

export const TooMuch: Story = {
  globals: { merchant: 'ironbark' },
  tags: ['play', 'ironbark'],
  args: { product: beam },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Length of row 1'), '6')
    await userEvent.type(screen.getByLabelText('Qty of row 1'), '9007199254740990')
    await screen.findByText(/^This is more than you can order/)
  },
}

export const ManyRows: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: {
    product: beam,
    mode: 'update',
    initialTally: Array.from({ length: 200 }, (_, index) => ({ length: 2400 + index * 10, quantity: 1 })),
  },
  play: async () => {
    await screen.findByText(/^200 pieces · /)
  },
}

export const Loading: Story = {
  parameters: { sandbox: { faults: [{ operation: 'getLengthsForProduct', kind: 'hang', times: Infinity }] } },
  play: async () => {
    await screen.findByText('Loading…')
  },
}

export const Refused: Story = {
  parameters: {
    sandbox: {
      faults: [
        {
          operation: 'getLengthsForProduct',
          kind: 'refusal',
          rows: [{ field: 'branchID', msg: 'Lengths are being counted at this branch' }],
          times: Infinity,
        },
      ],
    },
  },
  play: async () => {
    await screen.findByText('Lengths are being counted at this branch')
  },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getLengthsForProduct', kind: 'reset', times: Infinity }], pace: 10 },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' })
  },
}

export const LongNames: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  args: {
    product: {
      ...pine,
      name: 'Fibre Cement Weatherboard, Smooth Shiplap Profile with Factory-Applied Two-Coat Acrylic Primer, Concealed Fixing Edge and Matching End Caps',
    },
    mode: 'update',
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Increase quantity of 3.6 m' })
  },
}

export const Narrow: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark', viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('button', { name: 'Increase quantity of 3.6 m' })
  },
}
