import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { ContactForm } from '../widgets/help/ContactForm/ContactForm'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { PriceBook } from '../widgets/catalogue/PriceBook/PriceBook'
import { RegistrationForm } from '../widgets/account/RegistrationForm/RegistrationForm'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { SupportForm } from '../widgets/help/SupportForm/SupportForm'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'
import { typeParts } from './fillCheckout'
import { seeded } from './seededTransactions'
// Imported in advance, so that a test finds the field at once.
import '../parts/field/DateField'
import '../surfaces/CommentModal/CommentModal'
import '../surfaces/EmailModal/EmailModal'
import '../widgets/orders/TransactionView/AcceptModal'

/** A form of the account side: its widget, its answers, and its messages. */
export interface AccountForm {
  name: string
  widget: ReactElement
  /** The labels to press before the form appears, in order. */
  opened?: readonly string[]
  /** Answers as text, by the labels of their fields. */
  answers: Readonly<Record<string, string>>
  /** Digits of a day, by its label. */
  day?: Readonly<Record<string, string>>
  submit: string
  operation: string
  /** A field by its name in a refusal of the wire, and its label. */
  refusable: { wire: string; label: string }
  /** Shows a refusal that names no field. */
  refusedIn: 'form' | 'modal' | 'notice'
  done: string
  /** The message for a lost answer with an unknown outcome. */
  unsure: RegExp
  /** A read can confirm the outcome. */
  isFound?: boolean
  /** The message instead of `done` when a read has confirmed it. */
  slow?: string
  /** The form is for visitors. */
  isForVisitors?: boolean
}

const { invoice, quote } = seeded.ironbark
const letter = { 'Email address': 'dana@ridgeline.example' }
const message = { Subject: 'A pallet is wet', Message: 'Rain came in on the truck.' }
const secret = 'four words of hers'
const person = {
  'First Name': 'Mei',
  'Last Name': 'Tan',
  Username: 'mei.tan',
  'Email Address': 'mei@ridgeline.example',
  Password: secret,
  'Confirm Password': secret,
}
const emailed = {
  submit: 'Send',
  refusedIn: 'modal',
  done: 'Email sent successfully',
  unsure: /^We couldn’t confirm the email was sent/,
} as const
const commented = {
  answers: { 'Comment on 418609-1': 'Two lengths short' },
  submit: 'Save comment',
  operation: 'saveUserComment',
  refusable: { wire: 'userComment', label: 'Comment on 418609-1' },
  refusedIn: 'form',
  done: 'Comment saved successfully',
  unsure: /^We couldn’t confirm the comment was saved/,
  isFound: true,
} as const
const messaged = {
  answers: message,
  submit: 'Send message',
  operation: 'sendEmailMessage',
  refusable: { wire: 'bodyText', label: 'Message' },
  refusedIn: 'form',
  done: 'Email sent successfully',
  unsure: /^We couldn’t confirm your message was sent/,
} as const
const peopled = {
  submit: 'Save',
  refusable: { wire: 'emailAddress', label: 'Email Address' },
  refusedIn: 'notice',
  isFound: true,
} as const

/** Every form of the account side. */
export const accountForms: AccountForm[] = [
  { name: 'the support form', widget: <SupportForm />, ...messaged },
  { name: 'the contact form', widget: <ContactForm />, ...messaged },
  {
    name: 'an invoice’s e-mail',
    widget: <TransactionView {...invoice} />,
    opened: ['Email'],
    answers: letter,
    operation: 'emailTransaction',
    refusable: { wire: 'emailAddress', label: 'Email address' },
    ...emailed,
  },
  {
    name: 'the selected invoices’ e-mail',
    widget: <InvoiceTable from="2026-11-16" to="2026-11-16" />,
    opened: ['Select 418609-1', 'Email Selected Invoices'],
    answers: { ...letter, Subject: 'What we still owe' },
    operation: 'emailTransactions',
    refusable: { wire: 'email_address', label: 'Email address' },
    ...emailed,
    submit: 'Send 1 invoice',
    done: "Invoice's sent successfully",
  },
  {
    name: 'a statement’s e-mail',
    widget: <StatementView date="2026-09-30" />,
    opened: ['Email Statement'],
    answers: letter,
    operation: 'emailStatement',
    refusable: { wire: 'emailAddress', label: 'Email address' },
    ...emailed,
    done: 'Statement sent successfully',
  },
  {
    name: 'the comment on an invoice’s page',
    widget: <TransactionView {...invoice} />,
    opened: ['Add Comment'],
    ...commented,
  },
  {
    name: 'the comment in the list of invoices',
    widget: <InvoiceTable from="2026-11-16" to="2026-11-16" />,
    opened: ['Details of 418609-1', 'Add a comment on 418609-1'],
    ...commented,
  },
  {
    name: 'the acceptance of a quote',
    widget: <TransactionView {...quote} />,
    opened: ['Accept'],
    answers: { Comment: 'Ring first' },
    day: { 'Delivery date': '05062099' },
    submit: 'Accept quote',
    operation: 'acceptQuote',
    refusable: { wire: 'comment1', label: 'Comment' },
    refusedIn: 'modal',
    done: 'Quote accepted',
    unsure: /^We couldn’t confirm the quote was accepted/,
    isFound: true,
  },
  {
    name: 'the request for changes of a quote',
    widget: <TransactionView {...quote} />,
    opened: ['Request Changes'],
    answers: { Message: 'H3 in place of H2' },
    operation: 'sendEmailMessage',
    refusable: { wire: 'bodyText', label: 'Message' },
    ...emailed,
    submit: 'Send request',
    unsure: /^We couldn’t confirm your message was sent/,
  },
  {
    name: 'the form of a new person',
    widget: <SubUserForm onDone={() => undefined} />,
    answers: person,
    operation: 'addMobileUser',
    ...peopled,
    done: 'User added',
    unsure: /^We couldn’t confirm the user was added/,
  },
  {
    name: 'the form of a person who is there',
    widget: <SubUserForm id="CT5003" onDone={() => undefined} />,
    answers: { 'First Name': 'Thomas' },
    operation: 'updateMobileUsers',
    ...peopled,
    done: 'User updated',
    unsure: /^We couldn’t confirm the user was updated/,
  },
  {
    name: 'the price book’s changes',
    widget: <PriceBook />,
    opened: ['Request Config Changes'],
    answers: { 'Recipient (required)': 'office@ridgeline.example' },
    submit: 'Request changes',
    operation: 'sendPriceBookInfoChanges',
    refusable: { wire: 'recipient', label: 'Recipient (required)' },
    refusedIn: 'notice',
    done: 'Your price book configuration has been changed',
    slow: 'Request sent',
    unsure: /^We couldn’t confirm your request was sent/,
    isFound: true,
  },
  {
    name: 'the registration',
    widget: <RegistrationForm />,
    answers: {
      'Account number': '104218',
      'Statement reference': 'S-JSY8M4',
      'First name': 'Mei',
      'Last name': 'Tan',
      'Email address': 'mei@ridgeline.example',
      Username: 'mei.tan',
      Password: secret,
      'Confirm password': secret,
    },
    day: { 'Statement date': '31102026' },
    submit: 'Register',
    operation: 'registerForAccess',
    refusable: { wire: 'emailAddress', label: 'Email address' },
    refusedIn: 'notice',
    done: 'Account registration has been sent successfully',
    unsure: /^We couldn’t confirm your registration was sent/,
    isForVisitors: true,
  },
]

/** Returns the field with a label. */
export const answerOf = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( ?optional)?$`))

/** Opens a form, by a press if it needs one. */
export async function openForm(user: UserEvent, { opened = [], submit }: AccountForm) {
  for (const name of opened) {
    const way = () => screen.getByRole(name.startsWith('Select ') ? 'checkbox' : 'button', { name })
    await waitFor(() => expect(way()).toBeEnabled())
    await user.click(way())
  }
  return screen.findByRole('button', { name: submit })
}

/** Fills in an open form, with `other` in place of some answers. */
export async function fillForm(user: UserEvent, form: AccountForm, others: Record<string, string> = {}) {
  for (const [label, answer] of Object.entries({ ...form.answers, ...others })) {
    const field = await answerOf(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(answer)
  }
  for (const [label, digits] of Object.entries(form.day ?? {})) await typeParts(user, label, digits)
}

/** Returns the calls that a form has sent. */
export const sentBy = ({ operation }: AccountForm, { calls }: Sandbox) =>
  calls.filter((call) => call.operation === operation)
