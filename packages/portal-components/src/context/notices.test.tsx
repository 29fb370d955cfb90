import { act, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../parts/Button'
import { renderPortal } from '../testing/renderPortal'
import { actForAnother, sessionOfHost } from '../testing/sessionOfHost'
import { useNotify } from './notices'
import { PortalProvider } from '../provider/PortalProvider'

const link = { path: '/cart', label: 'View cart' }

function Additions() {
  const notify = useNotify()
  return ['Screw · 2 box', 'Ply · 6 ea', 'Batts · 5 pk', 'Hanger · 10 ea'].map((line) => (
    <Button key={line} onPress={() => notify.successOf('Added to cart', { lines: [line], link })}>
      {line}
    </Button>
  ))
}

it('takes what is done next into the notice that stands, the latest first, and counts what it leaves out [taps-167]', async () => {
  const { user } = await renderPortal(<Additions />, { pace: 1 })
  for (const button of screen.getAllByRole('button')) await user.click(button)
  const notice = within(screen.getByRole('region', { name: 'Notices' })).getByRole('listitem')
  expect(notice).toHaveTextContent(/^Added to cartHanger · 10 eaBatts · 5 pkPly · 6 eaand 1 moreView cart$/)
  expect(within(notice).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '#/cart')
})

it.each([
  ['another user', 'joiner'],
  ['the same user for another customer', 'builder'],
])(
  'shows nothing of whoever had the page before no provider was on it to %s [case-024]',
  async (_, username) => {
    const { user, client, sandbox, unmount } = await renderPortal(<Additions />)
    await user.click(screen.getByRole('button', { name: 'Ply · 6 ea' }))
    expect(await screen.findByText('Added to cart')).toBeVisible()
    unmount()
    if (username === 'builder') actForAnother(sandbox)
    await client.session.adopt(sessionOfHost(sandbox, username))
    render(
      <PortalProvider client={client}>
        <Additions />
      </PortalProvider>,
    )
    await act(() => Promise.resolve())
    expect(await screen.findByRole('button', { name: 'Ply · 6 ea' })).toBeVisible()
    expect(screen.queryByText('Added to cart')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Batts · 5 pk' }))
    expect(await screen.findByText('Added to cart')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Notices' })).not.toHaveTextContent('Ply')
  },
)
