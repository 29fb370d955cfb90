import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../parts/Button'
import { renderPortal } from '../testing/renderPortal'
import { useNotify } from './notices'

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
