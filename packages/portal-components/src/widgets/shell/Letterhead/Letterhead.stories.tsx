import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Letterhead } from './Letterhead'
import { inState } from '../../../testing/inState'

/** Shows the print version on the screen. */
const Paper = styled.div`
  padding: 24px;
  background: #ffffff;

  & [data-paper] {
    display: flex;
    gap: 16px;
    align-items: center;
  }
`

const meta = {
  title: 'Widgets/Letterhead',
  component: Letterhead,
  parameters: { sandbox: {} },
  decorators: [
    (Story) => (
      <Paper>
        <Story />
      </Paper>
    ),
  ],
} satisfies Meta<typeof Letterhead>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const TaxRegion: Story = { parameters: { sandbox: { merchant: 'cascade' } } }

export const Narrow: Story = inState('narrow')

export const RightToLeft: Story = inState('rightToLeft')
