import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Select } from './Select'
import type { SelectProps } from './Select'

const options = [
  { id: 'truck', name: 'Truck delivery to site' },
  { id: 'crane', name: 'Crane truck, on to the slab' },
  { id: 'pickup', name: 'Pick up' },
]

function renderSelect(props: Partial<SelectProps> = {}) {
  const onChange = vi.fn()
  const onBlur = vi.fn()
  function Owned() {
    const [value, setValue] = useState(props.value ?? null)
    const handleChange = (id: string) => {
      setValue(id)
      onChange(id)
    }
    return (
      <>
        <Select
          label="Despatch type"
          placeholder="Choose…"
          options={options}
          {...props}
          value={value}
          onChange={handleChange}
          onBlur={onBlur}
        />
        <button>Next</button>
      </>
    )
  }
  render(<Owned />)
  return { trigger: screen.getByRole('button', { name: /Despatch type/ }), onChange, onBlur }
}

const option = (name: string) => screen.findByRole('option', { name })

describe('<Select />', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])(
    'opens by %s at the chosen answer [form-15]',
    async (key) => {
      const { trigger } = renderSelect({ value: 'crane' })
      await userEvent.tab()
      expect(trigger).toHaveFocus()
      expect(trigger).toHaveAttribute('aria-expanded', 'false')
      await userEvent.keyboard(key)
      await waitFor(async () => expect(await option('Crane truck, on to the slab')).toHaveFocus())
      expect(trigger).toHaveAttribute('aria-expanded', 'true')
    },
  )

  it.each([
    ['{ArrowDown}', 'Truck delivery to site'],
    ['{ArrowUp}', 'Pick up'],
  ])('opens by %s at %s where nothing is chosen [form-15]', async (key, name) => {
    renderSelect()
    await userEvent.tab()
    await userEvent.keyboard(key)
    await waitFor(async () => expect(await option(name)).toHaveFocus())
  })

  it('takes an answer by keys alone, and the focus back', async () => {
    const { trigger, onChange } = renderSelect()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await option('Truck delivery to site')).toHaveFocus())
    await userEvent.keyboard('pi{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pickup')
    expect(trigger).toHaveTextContent('Pick up')
    await waitFor(() => expect(trigger).toHaveFocus())
  })

  it('closes at the answer that was chosen already, and says nothing', async () => {
    const { trigger, onChange } = renderSelect({ value: 'crane' })
    await userEvent.click(trigger)
    await userEvent.click(await option('Crane truck, on to the slab'))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    expect(onChange).not.toHaveBeenCalled()
    expect(trigger).toHaveTextContent('Crane truck')
  })

  it('closes by Escape with its answer', async () => {
    const { trigger, onChange } = renderSelect({ value: 'crane' })
    await userEvent.click(trigger)
    await option('Pick up')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    expect(onChange).not.toHaveBeenCalled()
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  it('takes the name of an answer that is typed while it is closed', async () => {
    const { trigger } = renderSelect()
    await userEvent.tab()
    await userEvent.keyboard('pick u')
    expect(trigger).toHaveTextContent('Pick up')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('steps through its answers while it is closed', async () => {
    const { trigger } = renderSelect()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(trigger).toHaveTextContent('Crane truck')
  })

  it('closes when the focus goes on by itself, and reports that it was left', async () => {
    const { trigger, onBlur } = renderSelect()
    await userEvent.click(trigger)
    await option('Pick up')
    act(() => screen.getByRole('button', { name: 'Next' }).focus())
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('goes through its answers by keys, and no further than the last', async () => {
    renderSelect()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{ArrowDown}')
    expect(await option('Crane truck, on to the slab')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(await option('Pick up')).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    expect(await option('Truck delivery to site')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(await option('Pick up')).toHaveFocus()
    // A space between two typed words chooses nothing.
    await userEvent.keyboard('crane t')
    expect(await option('Crane truck, on to the slab')).toHaveFocus()
  })

  it('has the answer under the pointer in focus', async () => {
    const { trigger, onChange } = renderSelect({ value: 'crane' })
    await userEvent.click(trigger)
    await userEvent.hover(await option('Pick up'))
    expect(await option('Pick up')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pickup')
  })

  it('takes the answer that a mouse is let go on, when it went down on the control', async () => {
    const { trigger, onChange } = renderSelect()
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target: trigger })
    await user.pointer({ keys: '[/MouseLeft]', target: await option('Pick up') })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('pickup')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('does not report that it was left while it is open', async () => {
    const { trigger, onBlur } = renderSelect()
    await userEvent.click(trigger)
    await userEvent.click(await option('Pick up'))
    await waitFor(() => expect(trigger).toHaveFocus())
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('is named by its label and its answer, and described by what stands under it', async () => {
    const { trigger } = renderSelect({
      value: 'pickup',
      hint: 'Priced upon order.',
      error: 'Not today',
    })
    expect(trigger).toHaveAccessibleName('Pick up Despatch type')
    expect(trigger).toHaveAccessibleDescription('Priced upon order. Not today')
  })

  it('takes the focus when its label is pressed', async () => {
    const { trigger } = renderSelect()
    await userEvent.click(screen.getByText('Despatch type'))
    expect(trigger).toHaveFocus()
  })

  it('can be filled in by the browser', async () => {
    const { trigger } = renderSelect({ name: 'despatch' })
    const native = document.querySelector('select[name="despatch"]')
    await userEvent.selectOptions(native as HTMLSelectElement, 'crane')
    expect(trigger).toHaveTextContent('Crane truck')
  })
})
