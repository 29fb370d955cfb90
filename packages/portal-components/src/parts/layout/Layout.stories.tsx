import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge'
import { Row, Stack, Text } from './Layout'

const meta = {
  title: 'Parts/Layout',
  component: Stack,
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <Stack gap={12}>
      <Row gap={[0, 16]} align="baseline" justify="space-between" wrap>
        <Text as="h2" size={18} weight="bold" leading="heading">
          Order 118204
        </Text>
        <Text size={14} tone="muted" tabular nowrap>
          12 Mar 2026
        </Text>
      </Row>
      <Row gap={8} wrap>
        <Badge tone="positive">Delivered</Badge>
        <Text tone="critical" weight="medium">
          Overdue
        </Text>
      </Row>
      <Stack as="ul" gap={4}>
        <li>Pine 90 × 45</li>
        <li>Pine 140 × 45</li>
      </Stack>
    </Stack>
  ),
}

export const LongNames: Story = {
  render: () => (
    <div style={{ inlineSize: 220 }}>
      <Row gap={8}>
        <Badge tone="neutral">Draft</Badge>
        <Text breaks>Laminatedveneerlumberwithoutanyspaceinitsname</Text>
      </Row>
    </div>
  ),
}
