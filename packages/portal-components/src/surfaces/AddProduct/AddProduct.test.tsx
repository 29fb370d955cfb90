import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal'
import { ProductList } from '../../widgets/catalogue/ProductList/ProductList'

const goods = 'Rapid-Set Concrete 20 kg'

describe('<AddProduct />', () => {
  it('is named by what its button shows, before and after [case-390 case-341]', async () => {
    const user = userEvent.setup()
    await renderPortal(<ProductList search="CONRS20" />)
    const add = await screen.findByRole('button', { name: `Add ${goods} to the cart` })
    expect(add).toHaveTextContent(/^Add$/)
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${goods}, bag` })).toHaveValue('1')
    await user.click(add)
    const more = await screen.findByRole('button', { name: `Add more ${goods} to the cart` })
    expect(more).toHaveTextContent(/^Add more$/)
    expect(screen.queryByRole('button', { name: `Add ${goods} to the cart` })).toBeNull()
  })
})
