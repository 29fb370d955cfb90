import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ComboField } from './ComboField'
import type { SelectOption } from './field'

const LOT: SelectOption = { id: 'lot 14', name: 'Lot 14, Barwon Rise' }

function Field({ options }: { options: readonly SelectOption[] }) {
  const [value, setValue] = useState('')
  return (
    <ComboField
      label="Job name"
      options={options}
      isMatch={(words, typed) => words.includes(typed)}
      caption="Recent jobs"
      ownName="New job"
      value={value}
      onChange={setValue}
    />
  )
}

describe('<ComboField />', () => {
  it('opens over nothing when answers come after it was left', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<Field options={[]} />)
    await import('./ComboList')
    const field = screen.getByRole('combobox', { name: 'Job name' })
    await user.type(field, LOT.name)
    await user.tab()
    rerender(<Field options={[LOT]} />)
    expect(field).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(field)
    expect(await screen.findByRole('option', { name: LOT.name })).toBeVisible()
  })
})
