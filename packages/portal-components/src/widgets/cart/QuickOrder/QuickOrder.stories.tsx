import type { Meta, StoryObj } from '@storybook/react-vite'
import { atWidth } from '../../../testing/atWidth'
import { fillPad } from '../../../testing/fillPad'
import type { PadText } from '../../../testing/fillPad'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { rightToLeft } from '../../../testing/rightToLeft'
import { QuickOrder } from './QuickOrder'
import { whenRead, inState } from '../../../testing/inState'

const meta: Meta<typeof QuickOrder> = { title: 'Widgets/QuickOrder', component: QuickOrder }
export default meta
type Story = StoryObj<typeof meta>

const mixed = [
  'PINE9045H2 10/2.4, 12@3.6',
  'BBS14100 2',
  'PINE9045 12@3.6',
  '24 x CONRS20',
  'WALLWRAP 1',
  'BBS14100 1.5',
  'PINE9045H2 30',
  'CONRS20 6',
].join('\n')

const american = [
  'DF2X4 10/8, 12@12',
  'DECKSC9-3 2',
  '24 x CONC80',
  'LUMBER 1',
  'DECKSC9-3 1.5',
  'DF2X4 30',
].join('\n')

const withLines = (
  text: PadText,
  setting: SandboxSetting = {},
  underWay?: string[],
): Story['parameters'] => ({
  sandbox: { ...setting, before: fillPad(text, underWay) } satisfies SandboxSetting,
})

export const Default: Story = {
  parameters: withLines({ ironbark: mixed, cascade: american }),
  play: whenRead,
}

export const Empty: Story = {
  parameters: { sandbox: {} satisfies SandboxSetting },
  play: async ({ canvas }) => {
    await canvas.findByText('No lines yet')
  },
}

export const Narrow: Story = { ...Default, decorators: atWidth(320) }

export const RightToLeft: Story = { ...Default, decorators: [rightToLeft] }

export const LongNames: Story = {
  parameters: withLines('FCLONG 9007199254740990\nFCLONG 1250'),
  decorators: atWidth(360),
}

const priced =
  'CONRS20\tRapid-set concrete 20 kg\t6.00\t24\t10\nBBS14100\tBugle screw 14g x 100 mm\t74.00\t2\t250'

export const AsksForTheColumn: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: withLines(priced),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Which column is the quantity?' })
    await canvas.findByRole('button', { name: '2 to fix' })
  },
}

export const AsksForTheColumnNarrow: Story = { ...AsksForTheColumn, decorators: atWidth(390) }

export const AsksAtTheLine: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: withLines(
    [
      'SKU,Length,Qty,Price',
      'CONRS20,,,9.85',
      'PINE9045H2,2.5,10,4.92',
      'PINE9045H2,"2,4",10,4.92',
      '',
      'BBS14100 6.00',
    ].join('\n'),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('How many? This line has no quantity.')
    await canvas.findByText(/isn’t a stocked length/)
  },
}

export const PastAHundred: Story = {
  parameters: withLines(Array.from({ length: 104 }, () => 'CONRS20 1').join('\n')),
  play: async ({ canvas }) => {
    await canvas.findByText(/^4 lines are over the limit of 100/)
  },
}

export const NotSure: Story = {
  parameters: withLines('CONRS20 24\nBBS14100 2', {}, ['CONRS20 24']),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add it again' })
  },
}

export const SearchFails: Story = {
  parameters: withLines('CONRS20 24', {
    faults: [{ operation: 'searchProductTP', kind: 'status', status: 404, times: Infinity }],
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const PricesHidden: Story = {
  parameters: withLines('CONRS20 24', { settings: { hide_products_price: 'true' } }),
}

export const TaxRegion: Story = {
  parameters: withLines('CONC80 24\nDF2X4 10/8, 12/12', { merchant: 'cascade' }),
}

export const SignedOut: Story = inState('signedOut')
