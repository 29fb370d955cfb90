import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedPage, TokenPage } from './TokenPages'

const meta = { title: 'Theming/Tokens', component: TokenPage } satisfies Meta<typeof TokenPage>

export default meta
type Story = StoryObj<typeof meta>

export const ColourRoles: Story = { args: { group: 'color' } }
export const DerivedColours: Story = { args: { group: 'color' }, render: () => <DerivedPage /> }
export const Type: Story = { args: { group: 'font' } }
export const Space: Story = { args: { group: 'space' } }
export const Corners: Story = { args: { group: 'radius' } }
export const Shadow: Story = { args: { group: 'shadow' } }
export const Motion: Story = { args: { group: 'motion' } }
export const Layers: Story = { args: { group: 'layer' } }
export const Targets: Story = { args: { group: 'target' } }
export const StickyParts: Story = { args: { group: 'stickyTop' } }
