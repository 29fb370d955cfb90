import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { usePortalLocation } from './LocationContext'
import { openPortalHistory } from './portalHistory'
import type { PortalHistory } from './portalHistory'
import { LocationProvider } from './LocationProvider'

it('follows a change of location during the portal’s first render [shell-193]', async () => {
  window.history.replaceState(null, '', '#/orders')
  const history = openPortalHistory()
  render(
    <LocationProvider history={history}>
      <Shown history={history} />
    </LocationProvider>,
  )
  expect(await screen.findByText('/cart')).toBeVisible()
})

/** Changes the location after the first render, before the portal listens. */
function Shown({ history }: { history: PortalHistory }) {
  const { path } = usePortalLocation()
  useLayoutEffect(() => {
    if (history.current().path === '/orders') history.goTo('/cart')
  }, [history])
  return path
}
