import { screen } from '@testing-library/react'
import { SearchTypeahead } from '../widgets/catalogue/SearchTypeahead/SearchTypeahead'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'

/** Renders the search field. `asked` lists the searches received by the back end. */
export async function openSearch(setting: SandboxSetting = {}, onLeave?: () => void) {
  const portal = await renderPortal(<SearchTypeahead {...(onLeave && { onLeave })} />, setting)
  const field = await screen.findByRole('combobox', { name: 'Search' })
  const asked = () =>
    portal.sandbox.calls
      .filter(({ operation }) => operation === 'searchProductTP')
      .map(({ payload }) => payload as { descString: string })
  return { ...portal, field, asked }
}

/** Returns the texts of the options under the field, in order. */
export const offered = () => screen.getAllByRole('option').map((option) => option.textContent)

/** Waits until the list has an option of this name. */
export const found = (name: RegExp) => screen.findByRole('option', { name })
