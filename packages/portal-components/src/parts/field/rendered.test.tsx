import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { countRendered } from '../../testing/countRendered'
import { DateField } from './DateField'

it('a calendar is rendered before the press that opens it, and renders no part of its field again [speed-64]', async () => {
  const user = userEvent.setup()
  const rendered = countRendered()
  render(
    <rendered.Counted>
      <DateField label="Required date" value="2027-03-09" onChange={() => {}} daysOfMonth={() => ''} />
    </rendered.Counted>,
  )
  const opener = screen.getByRole('button', { name: /Calendar/ })
  await user.hover(opener)
  await waitFor(() => expect(rendered.of('Calendar')).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('grid')).toBeNull()

  // The field re-renders on focus.
  await user.pointer({ keys: '[MouseLeft>]', target: opener })
  rendered.forget()
  await user.pointer({ keys: '[/MouseLeft]', target: opener })
  await waitFor(() => expect(screen.getByRole('button', { name: /March 9, 2027/ })).toHaveFocus())
  expect(rendered.of('DaySegment') + rendered.of('Calendar')).toBe(0)
  expect(rendered.total()).toBeLessThan(20)
})
