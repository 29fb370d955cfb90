import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Letterhead } from './Letterhead'

/** Shows what a screen does not, as a page of paper has it. */
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

export const AnotherMerchant: Story = { parameters: { sandbox: { merchant: 'cascade' } } }
