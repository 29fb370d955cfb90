import { known } from '@trade-portal/demo-data'
import { expect, test } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { keep, visit } from '../visitBefore.ts'
import { fillCart, hostedWidgets } from './hostedWidgets.ts'
import type { HostedWidget } from './hostedWidgets.ts'
import { openHost, stand, standElement } from './hostPage.ts'
import type { Host } from './hosts.ts'
import { lookOf, OPEN } from './looks.ts'
import type { Looks } from './looks.ts'
import { expectOnTop, expectUsable, idsTwice } from './usable.ts'

export interface Trial {
  address: string
  host: Host
  /** Set if the widgets are in shadow roots, each in its element. */
  isElement: boolean
  /** Compares its pictures with those of a page already found usable. */
  isCompared?: boolean
}

const byKeys = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}
const byPointer = (target: Locator) => target.click()

/** Opens a host page for a signed-in customer with one product in the cart. */
export async function openForCustomer(page: Page, { address, host }: Pick<Trial, 'address' | 'host'>) {
  const did = (client: Parameters<typeof fillCart>[0]) => fillCart(client, known.ironbark.ordinary)
  if (host.device) await page.emulateMedia({ colorScheme: host.device })
  await page.addInitScript(keep, await visit({ merchant: 'ironbark', address, did }))
  await openHost(page, { address, host })
}

/**
 * Uses each widget in turn, on an open page: the widget and its overlays can be read, reached and used.
 *
 * @returns pictures of the elements.
 */
export async function tryWidgets(page: Page, trial: Trial): Promise<Looks> {
  const looks: Looks = new Map()
  for (const widget of hostedWidgets) {
    await test.step(widget.name, () => tryWidget(page, widget, trial, looks), { box: false })
  }
  return looks
}

async function tryWidget(
  page: Page,
  widget: HostedWidget,
  { isElement, isCompared, ...trial }: Trial,
  looks: Looks,
) {
  const isBeyondStyles = trial.host.isBeyondStyles && !isElement
  const press = isBeyondStyles ? byKeys : byPointer
  const isOpenAtFirst = widget.widget === 'tally'
  await (isElement ? standElement : stand)(page, { ...trial, widget })
  await expect(widget.ready(page)).toBeVisible()
  await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0)
  if (!isBeyondStyles && !isOpenAtFirst) {
    if (isElement) looks.set(widget.name, await lookOf(page, '#widget'))
    if (!isCompared) await expectUsable(page, 'widget')
  }
  if (!isBeyondStyles && widget.open) {
    await widget.open(page, press)
    await expect(page.getByRole('dialog')).toBeVisible()
    if (isElement) looks.set(`${widget.name}${OPEN}`, await lookOf(page, '[role="dialog"]'))
    await expectOnTop(page)
    if (!isCompared) await expectUsable(page, 'overlay')
    if (!isOpenAtFirst) await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(isOpenAtFirst ? 1 : 0)
  }
  await widget.act(page, press)
  expect(await idsTwice(page), 'ids that stand twice').toEqual([])
  await expect(page.getByRole('dialog')).toBeHidden()
}
