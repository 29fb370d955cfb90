import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { OrderComplete } from './OrderComplete'

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('<OrderComplete />', () => {
  it('says what was completed and what it came to, and leads on', async () => {
    await renderPortal(<OrderComplete kind="Quote" total={12_845_000} />)
    expect(screen.getByRole('heading', { name: 'Quote Created' })).toBeVisible()
    expect(screen.getByText('$1,284.50')).toBeVisible()
    expect(links()).toEqual([
      ['View Products', '#/products'],
      ['See orders', '#/orders'],
    ])
  })

  it('leads home where the merchant has switched off products and orders', async () => {
    await renderPortal(<OrderComplete kind="Order" />, {
      before: (_client, { database }) =>
        database.run("UPDATE widgets SET is_enabled = 0 WHERE object_set = 'topbuttonbar'"),
    })
    await waitFor(() => expect(links()).toEqual([['Go to the home page', '#/']]))
  })
})
