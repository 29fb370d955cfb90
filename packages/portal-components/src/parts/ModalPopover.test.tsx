import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Select } from './field/Select'

const options = [
  { id: 'truck', name: 'Truck delivery to site' },
  { id: 'pickup', name: 'Pick up' },
]

function Page() {
  return (
    <>
      <Select
        label="Despatch type"
        placeholder="Choose…"
        options={options}
        value={null}
        onChange={() => {}}
      />
      <p>Three lines in the cart</p>
    </>
  )
}

describe('the page behind a list of answers that is open', () => {
  it('is hidden from screen readers and not made inert, until the list closes [speed-51]', async () => {
    const { container } = render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: /Despatch type/ }))
    await screen.findByRole('option', { name: 'Pick up' })
    await waitFor(() => expect(container).toHaveAttribute('aria-hidden', 'true'))
    expect(screen.queryByRole('button', { name: /Despatch type/ })).toBeNull()
    expect([...document.querySelectorAll('*')].filter((one) => (one as HTMLElement).inert)).toEqual([])
    expect(container).not.toHaveAttribute('data-react-aria-top-layer')

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(container).not.toHaveAttribute('aria-hidden'))
    // The focus goes back in the frame after the list has gone.
    await waitFor(() => expect(screen.getByRole('button', { name: /Despatch type/ })).toHaveFocus())
  })
})
