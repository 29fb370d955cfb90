import { screen, waitFor } from '@testing-library/react'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { usePortal } from '../../PortalContext'
import { menuQuery } from '../../queries/catalogue'
import { renderPortal } from '../../testing/renderPortal'
import { SlowRead } from './SlowRead'

/** Reads the menu as a widget does. */
function Menu() {
  const { client } = usePortal()
  const query = menuQuery(client)
  const { data } = useQuery(query)
  return data ? <p>{data[0]?.name}</p> : <SlowRead queryKey={query.queryKey} />
}

describe('<SlowRead />', () => {
  it('says after 8 s that a read is slow, gives it up, and asks anew [error-24]', async () => {
    const { user, sandbox } = await renderPortal(<Menu />, {
      faults: [{ operation: 'getProductMenu', kind: 'hang' }],
    })
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    expect(
      await screen.findByText('This is taking longer than usual.', undefined, { timeout: 9000 }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('This could not be loaded')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Timber')).toBeInTheDocument()
    await waitFor(() =>
      expect(sandbox.calls.filter((call) => call.operation === 'getProductMenu')).toHaveLength(2),
    )
  }, 20_000)
})
