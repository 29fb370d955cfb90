import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from 'react-aria-components/Button'
import { Menu, SubmenuTrigger } from 'react-aria-components/Menu'
import { ChevronForward } from './directedIcons.styles'
import { HoverMenu } from './HoverMenu'
import { Item, Popover } from './popover.styles'
import { rightToLeft } from '../testing/rightToLeft'

const meta = {
  title: 'Parts/HoverMenu',
  component: HoverMenu,
  args: {
    children: ({ popover, menu }) => (
      <>
        <Button>Trade counter</Button>
        <Popover {...popover} placement="bottom start" offset={8}>
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

/** The focus does not move: the customer may be typing. */
export const ByHover: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Trade counter' }))
    await waitFor(() => expect(shown()).toBeVisible())
    await expect(shown()?.contains(document.activeElement)).toBe(false)
  },
}

/** The press after a hover keeps the menu open, the next one closes it. */
export const ByPress: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Trade counter' })
    await userEvent.click(trigger)
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.click(trigger)
    await waitFor(() => expect(shown()).toBeNull())
  },
}

export const ByKeys: Story = {
  tags: ['play'],
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

/** Opening another menu closes this one immediately, and not after 2 s. */
export const OneAtATime: Story = {
  tags: ['play'],
  render: ({ children }) => (
    <>
      <HoverMenu>{children}</HoverMenu>
      <HoverMenu>
        {({ popover, menu }) => (
          <>
            <Button>Yard</Button>
            <Popover {...popover} placement="bottom start" offset={8}>
              <Menu aria-label="Yard" {...menu}>
                <Item href="#/stores">Stores</Item>
              </Menu>
            </Popover>
          </>
        )}
      </HoverMenu>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Trade counter' }))
    await waitFor(() => expect(shown()).toBeVisible())
    await userEvent.hover(canvas.getByRole('button', { name: 'Yard' }))
    await screen.findByRole('menu', { name: 'Yard' })
    await expect(shown()).toBeNull()
  },
}

/** It opens below the right end of its trigger, submenus open to the left, and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  tags: ['play'],
  args: {
    children: ({ popover, menu }) => (
      <>
        <Button>Trade counter</Button>
        <Popover {...popover} placement="bottom start" offset={8}>
          <Menu aria-label="Trade counter" {...menu}>
            <SubmenuTrigger>
              <Item textValue="Timber">
                Timber
                <ChevronForward aria-hidden />
              </Item>
              <Popover offset={0}>
                <Menu aria-label="Timber">
                  <Item href="#/products">All Timber</Item>
                </Menu>
              </Popover>
            </SubmenuTrigger>
            <Item href="#/cart">Cart</Item>
          </Menu>
        </Popover>
      </>
    ),
  },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Trade counter' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const timber = await screen.findByRole('menuitem', { name: 'Timber' })
    await waitFor(() => expect(timber).toHaveFocus())
    const right = shown()?.parentElement?.getBoundingClientRect().right ?? 0
    // Except for the margin to the edge of the window.
    await expect(Math.abs(right - trigger.getBoundingClientRect().right)).toBeLessThanOrEqual(12)
    await expect(getComputedStyle(timber.querySelector('svg') as Element).scale).toBe('-1 1')

    await userEvent.keyboard('{ArrowLeft}')
    const all = await screen.findByRole('menuitem', { name: 'All Timber' })
    await waitFor(() => expect(all).toHaveFocus())
    await expect(all.getBoundingClientRect().right).toBeLessThan(timber.getBoundingClientRect().left)
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(timber).toHaveFocus())
  },
}

/** Back leaves no menu open over the next page. */
export const BackCloses: Story = {
  tags: ['play'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trade counter' }))
    await waitFor(() => expect(shown()).toBeVisible())
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(shown()).toBeNull())
  },
}
