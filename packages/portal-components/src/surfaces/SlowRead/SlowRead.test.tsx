import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery } from '../../context/queries'
import { menuQuery } from '../../data/catalogue/catalogue'
import { renderPortal } from '../../testing/renderPortal'
import { SlowRead } from './SlowRead'

/** Reads the menu as a widget does. */
function Menu() {
  const { client } = usePortal()
  const query = menuQuery(client)
  const { data } = usePortalQuery(query)
  return data ? <p>{data[0]?.name}</p> : <SlowRead queryKeys={[query.queryKey]} />
}

/** Reads the menu without success until 8 s have passed on the clock. */
async function readSlowly() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sandbox, user } = await renderPortal(<Menu />, {
    faults: [{ operation: 'getProductMenu', kind: 'hang' }],
  })
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  act(() => vi.advanceTimersByTime(7_990))
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  act(() => vi.advanceTimersByTime(20))
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
  vi.useRealTimers()
  const asked = () => sandbox.calls.filter(({ operation }) => operation === 'getProductMenu')
  return { asked, user }
}

describe('<SlowRead />', () => {
  afterEach(() => void vi.useRealTimers())

  it('says after 8 s that a read is slow, cancels it, and refetches [error-24]', async () => {
    const { asked, user } = await readSlowly()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument()
    expect(asked()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Timber')).toBeInTheDocument()
    expect(asked()).toHaveLength(2)
  })

  it('refetches at once where nothing cancelled the slow read [error-24]', async () => {
    const { asked, user } = await readSlowly()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Timber')).toBeInTheDocument()
    expect(asked()).toHaveLength(2)
  })
})
