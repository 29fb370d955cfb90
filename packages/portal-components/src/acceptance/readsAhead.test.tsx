import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckoutReads } from '../widgets/CheckoutForm/CheckoutReads'
import { CheckoutForm } from '../widgets/CheckoutForm/CheckoutForm'
import { HomeDashboard } from '../widgets/HomeDashboard/HomeDashboard'
import { HomeReads } from '../widgets/HomeDashboard/homeReads'
import { ListingReads } from '../widgets/ProductList/listingReads'
import { ProductList } from '../widgets/ProductList/ProductList'
import { renderPortal } from '../testing/renderPortal'

const place = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

/** Asks ahead, and shows the page at a press. */
function Ahead({ reads, page }: { reads: ReactNode; page: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      {reads}
      {isShown ? page : <button onClick={() => setIsShown(true)}>Show</button>}
    </>
  )
}

describe('what a page shows first', () => {
  it.each([
    ['the home page', <HomeReads key="reads" />, <HomeDashboard key="page" />, 'getCustomLists'],
    [
      'a listing',
      <ListingReads key="reads" place={place} />,
      <ProductList key="page" place={place} />,
      'getProductCategories',
    ],
    [
      'the checkout',
      <CheckoutReads key="reads" />,
      <CheckoutForm key="page" onComplete={() => undefined} />,
      'getListDespatchMethod',
    ],
  ])('is asked for ahead of %s, once [speed-58]', async (_, reads, page, operation) => {
    const { sandbox, user } = await renderPortal(<Ahead reads={reads} page={page} />)
    const asked = () => sandbox.calls.map((call) => call.operation)
    await waitFor(() => expect(asked()).toContain(operation))
    await user.click(screen.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show' })).toBeNull())
    await screen.findAllByRole('heading')
    expect(asked().filter((name) => name === operation)).toHaveLength(1)
  })
})
