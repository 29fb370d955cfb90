import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Stepper } from './Stepper'

function stepper(value: number, onChange = vi.fn()) {
  return (
    <Stepper
      label="Quantity"
      value={value}
      onChange={onChange}
      increaseLabel="More"
      decreaseLabel="Less"
      invalidMessage="Enter a whole number above 0"
    />
  )
}

describe('<Stepper />', () => {
  it('shows the quantity that a refusal has put back in place of the one typed', async () => {
    const onChange = vi.fn()
    const { rerender } = render(stepper(4, onChange))
    const field = screen.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    expect(onChange).toHaveBeenCalledWith(12)
    rerender(stepper(12, onChange))
    expect(field).toHaveValue('12')
    rerender(stepper(4, onChange))
    expect(field).toHaveValue('4')
  })

  it('keeps what is being typed while an older quantity arrives', async () => {
    const { rerender } = render(stepper(4))
    const field = screen.getByRole('spinbutton')
    await userEvent.type(field, '25')
    rerender(stepper(3))
    expect(field).toHaveValue('25')
  })

  it('counts what is typed before what is pressed is done, though the focus stays in the field [cart-124]', async () => {
    const onChange = vi.fn()
    const onPress = vi.fn(() => onChange.mock.calls.flat())
    render(
      <>
        {stepper(4, onChange)}
        <button type="button" onClick={onPress}>
          Checkout
        </button>
      </>,
    )
    const field = screen.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '25')
    // Safari on a phone leaves the focus in the field when a button is touched.
    screen.getByRole('button', { name: 'Checkout' }).click()
    expect(field).toHaveFocus()
    expect(onPress).toHaveReturnedWith([25])
  })

  it('steps from what is typed, not from the quantity before it', async () => {
    const onChange = vi.fn()
    render(stepper(4, onChange))
    await userEvent.type(screen.getByRole('spinbutton'), '30{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(31)
  })

  it('stops at 1 by keys too [cart-16]', async () => {
    const onChange = vi.fn()
    const { rerender } = render(stepper(1, onChange))
    await userEvent.type(screen.getByRole('spinbutton'), '{ArrowDown}{PageDown}')
    expect(onChange).not.toHaveBeenCalled()
    rerender(stepper(4, onChange))
    await userEvent.type(screen.getByRole('spinbutton'), '{PageDown}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('takes the largest quantity below the safe integers’ end [cart-15]', async () => {
    const onChange = vi.fn()
    render(stepper(4, onChange))
    const field = screen.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '9007199254740990{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(9_007_199_254_740_990)
    expect(field).not.toHaveAccessibleDescription()
  })

  it('leaves the form around it alone when Enter is pressed', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
    const onChange = vi.fn()
    render(<form onSubmit={onSubmit}>{stepper(4, onChange)}</form>)
    await userEvent.type(screen.getByRole('spinbutton'), '8{Enter}')
    expect(onChange).toHaveBeenCalledWith(8)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says nothing when it is left as it was', async () => {
    const onChange = vi.fn()
    render(stepper(4, onChange))
    await userEvent.click(screen.getByRole('spinbutton'))
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(screen.queryByText('Enter a whole number above 0')).toBeNull()
  })
})
