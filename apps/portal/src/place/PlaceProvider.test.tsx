import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { usePlace } from './PlaceContext'
import { openPlaceHistory } from './placeHistory'
import type { PlaceHistory } from './placeHistory'
import { PlaceProvider } from './PlaceProvider'

it('follows a change of place that came while the portal was drawn for the first time [shell-193]', async () => {
  window.history.replaceState(null, '', '#/orders')
  const history = openPlaceHistory()
  render(
    <PlaceProvider history={history}>
      <Shown history={history} />
    </PlaceProvider>,
  )
  expect(await screen.findByText('/cart')).toBeVisible()
})

/** Changes the location after the first render, before the portal listens. */
function Shown({ history }: { history: PlaceHistory }) {
  const { path } = usePlace()
  useLayoutEffect(() => {
    if (history.current().path === '/orders') history.goTo('/cart')
  }, [history])
  return path
}
