import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePortal } from './PortalContext'
import { renderPortal } from './testing/renderPortal'

/** Shows the session's status as a page does that waits for it. */
function Status() {
  const { session } = usePortal()
  if (session.status !== 'unreachable') return <p>{session.status}</p>
  return <button onClick={session.retry}>Try again</button>
}

describe('<PortalProvider />', () => {
  it('offers to check a stored session again when no answer came [sign-18]', async () => {
    const { user } = await renderPortal(<Status />, {
      faults: [{ operation: 'getUserDetails', kind: 'reset' }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('signedIn')).toBeInTheDocument()
  })

  it.each(['getUserDetails', 'getWidgetConfiguration'])(
    'offers to try again when %s takes 8 s',
    async (operation) => {
      const { user } = await renderPortal(<Status />, { faults: [{ operation, kind: 'hang' }] })
      expect(screen.getByText('validating')).toBeInTheDocument()
      await user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }))
      expect(await screen.findByText('signedIn')).toBeInTheDocument()
    },
  )

  it('ends a session that the back end no longer knows [error-07]', async () => {
    await renderPortal(<Status />, { faults: [{ operation: 'getUserDetails', kind: 'expiry' }] })
    expect(await screen.findByText('signedOut')).toBeInTheDocument()
  })
})
