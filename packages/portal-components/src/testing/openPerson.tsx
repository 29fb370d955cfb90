import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { SandboxSetting } from './merchantClient'
import { renderPortal } from './renderPortal'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'

export const OWN = 'CT5001'
export const RUTH = 'CT5002'
export const TOM = 'CT5003'
export const secret = 'four words of hers'

/** Opens the form of a person, or of a new one. */
export async function openForm(id?: string, setting: SandboxSetting = {}) {
  const onDone = vi.fn()
  const portal = await renderPortal(
    <SubUserForm {...(id !== undefined && { id })} onDone={onDone} />,
    setting,
  )
  const { sandbox, user } = portal
  await screen.findByRole('button', { name: 'Save' })
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( optional)?$`))
  const fill = async (answers: Record<string, string>) => {
    for (const [label, answer] of Object.entries(answers)) {
      await user.clear(field(label))
      await user.click(field(label))
      await user.paste(answer)
    }
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const calls = (operation: string) => sandbox.calls.filter((call) => call.operation === operation)
  const people = () =>
    sandbox.database.all<Record<string, unknown>>('SELECT * FROM users WHERE customer_id = ?', ['104218'])
  const personOf = (name: string) => people().find((person) => person['name'] === name)
  const notices = () => screen.findByRole('region', { name: 'Notices' })
  return { ...portal, onDone, field, fill, save, calls, people, personOf, notices }
}

/** Answers of the form for a new person. */
export const mei = {
  'First Name': 'Mei',
  'Last Name': 'Tan',
  Username: 'mei.tan',
  'Mobile Number': '0491 570 111',
  'Email Address': 'mei@ridgeline.example',
  Password: secret,
  'Confirm Password': secret,
}

export const hidden = {
  phone_mobile: '0491 570 159',
  phone_business: '03 1',
  phone_home: '03 2',
  fax: '03 3',
}
export const withNumbers: SandboxSetting['before'] = (_, { database }) =>
  database.run(
    "UPDATE users SET phone_business = '03 1', phone_home = '03 2', fax = '03 3' WHERE name = 'tom'",
  )
export const justOneAdmin: SandboxSetting['before'] = (_, { database }) =>
  database.run("UPDATE users SET role = 'sales' WHERE name = 'ruth.okafor'")
