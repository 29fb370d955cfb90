import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StaticPortal } from './StaticPortal'
import { Themed } from './Themed'
import type { PortalScheme } from './Themed'

/** Counts the elements that a theme is derived at, or copied to. */
function themedWith(scheme: PortalScheme): number {
  const { unmount } = render(
    <StaticPortal hrefFor={(to) => to}>
      <Themed scheme={scheme} nonce={undefined} shadowRoot={undefined}>
        <p>Timber</p>
      </Themed>
    </StaticPortal>,
  )
  const { length } = document.querySelectorAll('[style*="--trade-color-scheme"]')
  unmount()
  return length
}

describe('the theme of a provider', () => {
  it('is derived at its root, and not at all where the page’s is inherited', () => {
    expect(themedWith('host')).toBeGreaterThan(0)
    expect(themedWith('inherit')).toBe(0)
  })
})
