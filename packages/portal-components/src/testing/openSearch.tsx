import { screen } from '@testing-library/react'
import { SearchTypeahead } from '../widgets/SearchTypeahead/SearchTypeahead'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'

/** Renders the search field, with what it has asked the back end for. */
export async function openSearch(setting: SandboxSetting = {}, onLeave?: () => void) {
  const portal = await renderPortal(<SearchTypeahead {...(onLeave && { onLeave })} />, setting)
  const field = await screen.findByRole('combobox', { name: 'Search' })
  const asked = () =>
    portal.sandbox.calls
      .filter(({ operation }) => operation === 'searchProductTP')
      .map(({ payload }) => payload as { descString: string })
  return { ...portal, field, asked }
}

/** What the list under the field offers, in its order. */
export const offered = () => screen.getAllByRole('option').map((option) => option.textContent)

/** Waits until the list offers it. */
export const found = (name: RegExp) => screen.findByRole('option', { name })
