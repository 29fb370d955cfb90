import { orderThere } from './orderJourney.ts'
import type { OrderJourney } from './orderJourney.ts'
import { soon } from './visitor.ts'

/** Orders in the Vue application, which receives an event for it. */
export async function walkVuePage(journey: OrderJourney) {
  const { number } = await orderThere(journey)
  await soon(journey.page.locator('#thanks')).toHaveText(`Thank you for Order ${number}.`)
  journey.say('its own template was told by the event')
}
