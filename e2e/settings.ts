import type { Page } from '@playwright/test'
import type { WireOperations } from '@trade-portal/fluid-sdk/wire'

/** Has the merchant's settings arrive with these switched on, for this page alone. */
export async function switchOn(page: Page, settings: Record<string, string>) {
  await page.route(/ipFunction=getWidgetConfiguration/, async (route) => {
    const asked = route.request().postDataJSON() as { objectSet: string }
    if (asked.objectSet !== 'settings') return route.continue()
    const response = await route.fetch()
    const answer = (await response.json()) as Required<WireOperations['getWidgetConfiguration']['answer']>
    const others = answer.WidgetConfiguration.filter(({ label_object: name }) => !(name in settings))
    const own = Object.entries(settings).map(([name, value]) => ({
      label_object: name,
      type_object: 'setting',
      is_enabled: true,
      object_value: value,
      object_value_2: '',
      desc_object: '',
    }))
    await route.fulfill({ response, json: { ...answer, WidgetConfiguration: [...others, ...own] } })
  })
}
