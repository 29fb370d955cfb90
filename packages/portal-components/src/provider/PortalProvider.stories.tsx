import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Button } from '../parts/Button'
import { Card } from '../parts/Card'
import { Link } from '../parts/Link'
import { Modal } from '../parts/Modal'
import { usePortal } from '../context/PortalContext'
import { PortalProvider } from './PortalProvider'
import type { PortalProviderProps } from './PortalProvider'

/** A sample widget: a card with a link, an action, and a modal that the action opens. */
function Sample({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Card>
      <p>
        <Link href="#place">A link of {name}</Link>
      </p>
      <Button tone="primary" onPress={() => setIsOpen(true)}>
        {`Open ${name}`}
      </Button>
      <Modal
        isOpen={isOpen}
        onOpenChange={close}
        title={`In ${name}`}
        footer={
          <Button tone="primary" onPress={close}>
            {`Confirm ${name}`}
          </Button>
        }
      >
        Floats
      </Modal>
    </Card>
  )
}

interface BrandedProps extends Pick<PortalProviderProps, 'scheme'> {
  name: string
  variables: Record<`--trade-${string}`, string>
  children?: ReactNode
}

/** An element of a host's page with its own brand. */
function Branded({ name, variables, scheme }: BrandedProps) {
  const { client } = usePortal()
  return (
    <section aria-label={name} style={variables}>
      <PortalProvider client={client} {...(scheme && { scheme })}>
        <Sample name={name} />
      </PortalProvider>
    </section>
  )
}

const primary = '--trade-interaction-primary-background'

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor

/** Returns the nearest painted background of an element. */
function groundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const ground = backgroundOf(one)
    if (ground !== 'rgba(0, 0, 0, 0)') return ground
  }
  return 'none'
}

const meta = {
  title: 'Portal/PortalProvider',
  component: Branded,
  parameters: { sandbox: {} },
} satisfies Meta<typeof Branded>

export default meta
type Story = StoryObj<typeof meta>

/** Two brands on one page, each for its own element and its overlays. */
export const TwoBrands: Story = {
  tags: ['play'],
  name: 'Two brands on a page [embed-10]',
  args: { name: 'red', variables: { [primary]: '#b4231a' } },
  render: (args) => (
    <>
      <Branded {...args} />
      <Branded name="blue" variables={{ [primary]: '#1c4fa0' }} />
    </>
  ),
  async play({ canvas, step }) {
    const colours = { red: 'rgb(180, 35, 26)', blue: 'rgb(28, 79, 160)' }
    for (const [name, colour] of Object.entries(colours)) {
      await step(`what is ${name} is ${name}`, async () => {
        const open = await canvas.findByRole('button', { name: `Open ${name}` })
        await expect(backgroundOf(open)).toBe(colour)
        await userEvent.click(open)
        const dialog = await screen.findByRole('dialog')
        const confirm = await within(dialog).findByRole('button', { name: `Confirm ${name}` })
        await expect(backgroundOf(confirm)).toBe(colour)
        await userEvent.click(confirm)
      })
    }
  },
}

/** Dark on a light page: the widget paints its own surface. */
export const DarkOnLight: Story = {
  name: 'Dark on a light page [embed-12]',
  args: { name: 'dark', variables: {}, scheme: 'dark' },
  async play({ canvas }) {
    const region = await canvas.findByRole('region', { name: 'dark' })
    await expect(backgroundOf(region.firstElementChild ?? region)).not.toBe('rgba(0, 0, 0, 0)')
    await expect(groundOf(region.parentElement)).not.toBe(backgroundOf(region.firstElementChild ?? region))
  },
}

/** An invalid colour falls back to the default: the action is visible. */
export const UnreadableColour: Story = {
  name: 'A colour that cannot be read [embed-13]',
  args: { name: 'unreadable', variables: { [primary]: 'brand-green' } },
  async play({ canvas }) {
    const open = await canvas.findByRole('button', { name: 'Open unreadable' })
    await expect(backgroundOf(open)).toBe('rgb(29, 107, 60)')
  },
}
