import { expect, test } from '../fixtures'
import { findPlaces, goRound, keptBy } from '../rounds'

/** By then everything has been loaded; `pnpm bench` goes fifty rounds. */
const FIRST = 4
const ROUNDS = 8

/** A picture or a figure that was still to come. A page that is held has hundreds of nodes. */
const FEW_NODES = 20

test('a page that is kept open all day holds no more after further rounds through every place [speed-55]', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000)
  await signIn('ironbark')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const places = await findPlaces(page)
  const kept = []
  for (let round = 1; round <= ROUNDS; round++) {
    await goRound(page, places)
    if (round !== FIRST && round !== ROUNDS) continue
    // Notices and the like have gone by themselves.
    await page.waitForTimeout(2000)
    kept.push(await keptBy(cdp))
  }
  const [before, after] = kept
  if (!before || !after) throw new Error('There were too few rounds')
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(FEW_NODES)
  expect((after.bytes - before.bytes) / 1e6).toBeLessThanOrEqual(3)
})
