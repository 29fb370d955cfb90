import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, Menu } from 'react-aria-components'
import { HoverMenu } from './HoverMenu'
import { Item, Popover } from './popover.styles'

const meta = {
  title: 'Parts/HoverMenu',
  component: HoverMenu,
  args: {
    children: (menu) => (
      <>
        <Button>Trade counter</Button>
        <Popover isNonModal placement="bottom start" offset={8}>
          <Menu aria-label="Trade counter" {...menu}>
            <Item href="#/orders">Orders</Item>
            <Item href="#/cart">Cart</Item>
          </Menu>
        </Popover>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverMenu>
export default meta

type Story = StoryObj<typeof meta>

const shown = () => screen.queryByRole('menu', { name: 'Trade counter' })

export const Default: Story = {}

/** The focus stays where it is: the customer may be typing. */
export const ByHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Trade counter' }))
    await waitFor(() => expect(shown()).toBeVisible())
    await expect(shown()?.contains(document.activeElement)).toBe(false)
  },
}

/** The press that follows a hover keeps the menu open, the next closes it. */
export const ByPress: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Trade counter' })
    await userEvent.click(trigger)
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.click(trigger)
    await waitFor(() => expect(shown()).toBeNull())
  },
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Trade counter' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cart' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Back brings another page: nothing is left lying over it. */
export const BackCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trade counter' }))
    await waitFor(() => expect(shown()).toBeVisible())
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(shown()).toBeNull())
  },
}
