import { hostedWidgets } from '../hosts/hostedWidgets'
import { BLANK, stand } from '../hosts/hostPage'
import { hosts } from '../hosts/hosts'
import { expect, test } from '../hosts/hostTest'
import { openForCustomer } from '../hosts/trial'

for (const host of [BLANK, ...hosts]) {
  for (const widget of hostedWidgets.slice(0, 2)) {
    test(`${widget.name} on ${host.name}`, async ({ page, portal }, { project }) => {
      test.skip(project.name !== 'wide-light', 'a page says itself whether it is dark, and how wide')
      const address = portal.url('ironbark')
      await openForCustomer(page, { address, host })
      await stand(page, { address, host, widget })
      await expect(widget.ready(page)).toBeVisible()
      await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0)
      await page.waitForTimeout(300)
      await page.screenshot({ path: `pictures/hosts/${widget.widget}-${host.id}.png` })
    })
  }
}
