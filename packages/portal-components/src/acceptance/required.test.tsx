import { waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { leaveCheckout } from '../testing/checkoutDraft'
import { renderPortal } from '../testing/renderPortal'
import type { SandboxSetting } from '../testing/merchantClient'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { ContactForm } from '../widgets/help/ContactForm/ContactForm'
import { RegistrationForm } from '../widgets/account/RegistrationForm/RegistrationForm'
import { SignInForm } from '../widgets/account/SignInForm/SignInForm'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { SupportForm } from '../widgets/help/SupportForm/SupportForm'
// Imported in advance: on a busy machine the first import takes longer than a test waits.
import '../parts/field/DateField'
import '../parts/field/TimeField'

/** Returns the names of a form's required fields, and of its optional ones. */
function fieldsOf(form: HTMLElement) {
  const marked = [...form.querySelectorAll<HTMLElement>('[data-field]')].map((field) => {
    const isRequired =
      field.querySelector('[aria-required="true"]') !== null ||
      within(field)
        .queryAllByRole('button')
        .some((button) => /\brequired\b/.test(describedBy(button)))
    return { name: field.dataset['field'], isRequired }
  })
  const named = (is: boolean) => marked.flatMap(({ name, isRequired }) => (isRequired === is ? name : []))
  return { required: named(true), others: named(false) }
}

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

async function openForm(ui: ReactNode, setting: SandboxSetting = {}) {
  await renderPortal(ui, setting)
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('form')
    if (!found?.querySelector('[data-field]')) throw new Error('The form is not there yet.')
    return found
  })
  return fieldsOf(form)
}

describe('fields that must be answered say so to a screen reader', () => {
  it('at the checkout, for a delivery [case-436]', async () => {
    expect(await openForm(<CheckoutForm />, { before: leaveCheckout() })).toEqual({
      required: [
        'despatchType',
        'jobName',
        'address',
        'suburb',
        'stateId',
        'requiredDate',
        'requiredTime',
        'vehicleTypeId',
        'contactName',
        'contactPhone',
      ],
      others: ['reference', 'notes', 'onsite', 'contactEmail'],
    })
  })

  it.each([
    ['registration', <RegistrationForm key="form" />, []],
    ['contact', <ContactForm key="form" />, []],
    ['support', <SupportForm key="form" />, []],
    ['sign-in', <SignInForm key="form" />, ['remember']],
    ['user account', <SubUserForm key="form" onDone={() => undefined} />, ['phoneMobile', 'role']],
  ])('in the form of %s [case-436]', async (_name, form, others) => {
    const fields = await openForm(form)
    expect(fields.others).toEqual(others)
    expect(fields.required).not.toEqual([])
  })
})
