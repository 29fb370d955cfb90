import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { expect, waitFor, within } from 'storybook/test'
import { addStatementHistory } from '../../../testing/statementHistory'
import { atWidth } from '../../../testing/atWidth'
import { fillCart } from '../../../testing/fillCart'
import { withoutLists } from '../../../testing/fillLists'
import { addPastOrders } from '../../../testing/pastOrders'
import { HomeDashboard } from './HomeDashboard'
import { rightToLeft } from '../../../testing/rightToLeft'
import { whenRead, inState } from '../../../testing/inState'

const meta = {
  title: 'Widgets/HomeDashboard',
  component: HomeDashboard,
  parameters: { sandbox: {} },
} satisfies Meta<typeof HomeDashboard>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: whenRead,
}

export const FullCart: Story = {
  parameters: { sandbox: { before: fillCart() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 items in your cart')).toBeVisible()
  },
}

/** A new customer sees the catalogue first. */
export const NewCustomer: Story = {
  parameters: {
    sandbox: {
      before: (_client: FluidClient, sandbox: Sandbox) => {
        withoutLists(sandbox)
        addPastOrders(sandbox, [])
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Browse Categories' })).toBeVisible()
  },
}

/** A failed query leaves the other sections visible. */
export const OrdersFailed: Story = {
  parameters: {
    sandbox: {
      faults: [{ operation: 'getCustomerTransactions', kind: 'status', status: 404, times: Infinity }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const HugeOrdersNarrow: Story = {
  decorators: atWidth(320),
  parameters: {
    sandbox: {
      before: (_client: FluidClient, sandbox: Sandbox) =>
        addPastOrders(sandbox, [
          {
            number: 412_001,
            jobName: 'Alterations to the former Ballarat woollen mill, stage 2',
            amount: 123_456_789_000,
          },
          { number: 412_002, reference: 'PO-1', deliveryDate: '2024-02-29', amount: 100 },
          { number: 412_003 },
        ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$12,345,678.90')).toBeVisible()
  },
}

export const TaxRegion: Story = { parameters: { sandbox: { merchant: 'cascade' } } }

const hang = (operation: string) => ({ operation, kind: 'hang', times: Infinity })

export const Loading: Story = {
  parameters: { sandbox: { faults: ['getUserDetails', 'getWidgetConfiguration'].map(hang) } },
}

export const Offline: Story = {
  parameters: {
    sandbox: { faults: [{ operation: 'getUserDetails', kind: 'status', status: 404, times: Infinity }] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const change = (sql: string) => ({
  sandbox: { before: (_client: FluidClient, { database }: Sandbox) => void database.run(sql) },
})

export const PayNow: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay Now' })).toBeVisible()
  },
}

/** An e-mail link to the merchant replaces Pay Now when the merchant takes no online payments. */
export const EmailAboutOverdue: Story = {
  name: 'Email about overdue [bal-04]',
  parameters: { sandbox: { settings: { pay_account_button_disabled: 'yes' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Email us' })).toBeVisible()
  },
}

/** Without a statements page the balances have no links. */
export const NoStatements: Story = { parameters: { sandbox: { routes: ['/', '/pay-account'] } } }

export const NothingOverdue: Story = {
  parameters: {
    sandbox: {
      before: (_client: FluidClient, sandbox: Sandbox) => addStatementHistory(sandbox, { statements: [] }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing overdue')).toBeVisible()
  },
}

export const TurnedByHand: Story = {
  tags: ['play'],
  name: 'Turned by hand [home-20]',
  play: async ({ canvas, userEvent }) => {
    const shown = () => {
      const slides = canvas.getAllByRole('group', { name: /^\d of 3$/ })
      return slides.find((slide) => !slide.inert) ?? slides[0]!
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Show banner 2' }))
    await waitFor(() => expect(shown()).toHaveAccessibleName('2 of 3'))
    await expect(canvas.getByRole('button', { name: 'Show banner 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    within(shown()).getByRole('link').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shown()).toHaveAccessibleName('3 of 3'))
    await waitFor(() => expect(within(shown()).getByRole('link')).toHaveFocus())
    // The carousel wraps around at both ends.
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(shown()).toHaveAccessibleName('1 of 3'))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(shown()).toHaveAccessibleName('3 of 3'))
  },
}

/** In right-to-left text the next banner comes from the left, and the left arrow key shows it. */
export const RightToLeft: Story = {
  tags: ['play'],
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    const slide = async (name: string) => (await canvas.findByRole('group', { name })).getBoundingClientRect()
    await userEvent.click(await canvas.findByRole('button', { name: 'Show banner 2' }))
    await waitFor(async () => expect((await slide('3 of 3')).left).toBeLessThan((await slide('2 of 3')).left))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show banner 3' })).toHaveAttribute('aria-current', 'true'),
    )
    const carousel = canvas.getByRole('group', { name: 'Offers and news' }).getBoundingClientRect()
    await waitFor(async () => expect(Math.abs((await slide('3 of 3')).left - carousel.left)).toBeLessThan(2))
  },
}

/** The controls sit below the picture, where they cannot overlap its text and button. */
export const Tight: Story = {
  decorators: atWidth(288),
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('button', { name: 'Show banner 1' })
    const picture = await canvas.findByRole('group', { name: '1 of 3' })
    await expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture.getBoundingClientRect().bottom,
    )
    await expect(picture.getBoundingClientRect().height).toBeGreaterThanOrEqual(156)
  },
}

export const OneBanner: Story = {
  parameters: change(
    `DELETE FROM widgets WHERE object_set = 'homepage' AND rowid <>
     (SELECT min(rowid) FROM widgets WHERE object_set = 'homepage')`,
  ),
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole('group', { name: 'Offers and news' })
    await expect(within(banners).queryByRole('button')).toBeNull()
  },
}

export const BrokenBanner: Story = {
  parameters: change("UPDATE widgets SET value = 'pictures/gone.svg' WHERE object_set = 'homepage'"),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Offers and news' })
    await waitFor(() => expect(group.querySelector('[role=img] svg')).toBeVisible())
  },
}

export const WithoutBanners: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: change("DELETE FROM widgets WHERE object_set = 'homepage'"),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hi Dana!/ })
  },
}

export const WithoutBalances: Story = {
  tags: ['ironbark'],
  globals: { merchant: 'ironbark' },
  parameters: change("DELETE FROM widgets WHERE object_set = 'balances'"),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hi Dana!/ })
    await waitFor(() => expect(canvas.queryByText('Your current balance is')).toBeNull())
  },
}

export const LongNames: Story = {
  parameters: change("UPDATE users SET first_name = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley'"),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Hi Bartholomew/ })
  },
}

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pay Now' })
  },
}

export const Empty: Story = inState('empty')

export const Refused: Story = inState('refused')

export const Slow: Story = inState('slow')

export const HugeNumbers: Story = inState('hugeNumbers')

export const PricesHidden: Story = inState('pricesHidden', whenRead)

export const SignedOut: Story = inState('signedOut')
