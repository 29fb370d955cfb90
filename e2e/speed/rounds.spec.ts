import { expect, test } from '../fixtures'
import { watchNetwork } from '../network'
import { findRoutes, goRound, retainedBy } from '../rounds'

/** By then everything has been loaded; `pnpm bench` runs fifty rounds. */
const FIRST = 4
const ROUNDS = 8

/** A picture or a figure still to load. A leaked page has hundreds of nodes. */
const FEW_NODES = 20

test('a page that stays open all day holds no more after further rounds through every route [speed-55]', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000)
  const network = watchNetwork(page)
  await signIn('ironbark')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const routes = await findRoutes(page)
  for (let round = 0; round < FIRST; round++) await goRound(page, routes)
  await network.quiet()
  const before = await retainedBy(cdp)
  for (let round = FIRST; round < ROUNDS; round++) await goRound(page, routes)
  // Some things disappear after a while, such as a notice; a leak never does.
  await expect(async () => {
    const after = await retainedBy(cdp)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(FEW_NODES)
    expect((after.bytes - before.bytes) / 1e6).toBeLessThanOrEqual(3)
  }).toPass({ timeout: 20_000 })
})
