import type { Page } from '@playwright/test'
import type { WireOperations } from '@trade-portal/fluid-sdk/wire'

type Entry = WireOperations['getWidgetConfiguration']['answer']['WidgetConfiguration'][number]

/** Changes the merchant's entries of one set, for this page alone. */
export async function changeEntries(page: Page, set: string, change: (entries: Entry[]) => Entry[]) {
  await page.route(/ipFunction=getWidgetConfiguration/, async (route) => {
    const asked = route.request().postDataJSON() as { objectSet: string }
    if (asked.objectSet !== set) return route.fallback()
    const response = await route.fetch()
    const answer = (await response.json()) as WireOperations['getWidgetConfiguration']['answer']
    const entries = change(answer.WidgetConfiguration ?? [])
    await route.fulfill({ response, json: { ...answer, WidgetConfiguration: entries } })
  })
}

/** Switches these settings of the merchant on, for this page alone. */
export async function switchOn(page: Page, settings: Record<string, string>) {
  await changeEntries(page, 'settings', (entries) => [
    ...entries.filter(({ label_object: name = '' }) => !(name in settings)),
    ...Object.entries(settings).map(([name, value]) => ({
      label_object: name,
      type_object: 'setting',
      is_enabled: true,
      object_value: value,
      object_value_2: '',
      desc_object: '',
    })),
  ])
}
