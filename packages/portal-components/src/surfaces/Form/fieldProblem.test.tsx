import { screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { useFieldProblem } from '../../parts/field/field'
import type { FieldProps } from '../../parts/field/field'
import { renderPortal } from '../../testing/renderPortal'
import { asWidget } from '../Widget/asWidget'
import { required } from './answers'
import { Form } from './Form'
import { FormField } from './FormField'
import { FormSubmit } from './FormSubmit'
import { useFormOf } from './useFormOf'

const NO_SUCH_DAY = 'June has 30 days. Check the date.'
const MISSING = 'Please enter a day'

/** A field that rejects the typed value. */
function Calendar({ error }: FieldProps<string>) {
  useFieldProblem(NO_SUCH_DAY)
  return <p>{error}</p>
}

/** A field for the same answer that rejects nothing itself. */
function Days({ error }: FieldProps<string>) {
  return <p>{error}</p>
}

const DayForm = asWidget(function DayForm() {
  const [hasCalendar, setHasCalendar] = useState(true)
  const form = useFormOf({
    initial: { day: '' },
    schema: v.object({ day: required(MISSING) }),
    onSubmit: () => Promise.resolve(),
  })
  return (
    <Form form={form}>
      <FormField form={form} name="day" as={hasCalendar ? Calendar : Days} label="Day" />
      <button type="button" onClick={() => setHasCalendar(!hasCalendar)}>
        Other field
      </button>
      <FormSubmit form={form} label="Save" sendingLabel="Saving…" />
    </Form>
  )
})

it('takes what a field has refused along with the field, and back with it [case-435]', async () => {
  const { user } = await renderPortal(<DayForm />)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(NO_SUCH_DAY)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Other field' }))
  expect(await screen.findByText(MISSING)).toBeVisible()
  expect(screen.queryByText(NO_SUCH_DAY)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Other field' }))
  expect(await screen.findByText(NO_SUCH_DAY)).toBeVisible()
  expect(screen.queryByText(MISSING)).toBeNull()
})
