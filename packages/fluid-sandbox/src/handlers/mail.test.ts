import { describe, expect, it } from 'vitest'
import { listEmails } from '../tables/emails.ts'
import type { Payload } from '../wire/payload.ts'
import { openWorld } from '../testing/openWorld.ts'

async function signedIn() {
  const world = openWorld({ now: () => 5000 })
  await world.signIn()
  return { world, outbox: () => listEmails(world.sandbox.database) }
}

const invoice = (transactionNumber: number, transactionSuffix: number) => ({
  transactionNumber,
  transactionSuffix,
})

const one = (changes: Partial<Payload<'emailTransaction'>> = {}): Payload<'emailTransaction'> => ({
  ...invoice(100_150, 2),
  transactionType: 'Invoice',
  emailAddress: 'office@builder.example',
  format: 'pdf',
  ...changes,
})

const several = (changes: Partial<Payload<'emailTransactions'>> = {}): Payload<'emailTransactions'> => ({
  typedoc: 'Invoice',
  customerID: '4021',
  format: 'xero',
  emailDetails: {
    email_address: 'office@builder.example',
    email_address_cc: 'dana@builder.example; site@builder.example',
    email_address_bcc: '',
    email_subject: 'Invoices from Ironbark',
    email_message: 'For March,\n"100%"',
  },
  transactionList: [invoice(100_150, 2), invoice(100_120, 3)],
  ...changes,
})

const message = (changes: Partial<Payload<'sendEmailMessage'>> = {}): Payload<'sendEmailMessage'> => ({
  customerID: '4021',
  mobUserID: 'U77',
  toEmailAddress: 'help@ironbark.example',
  fromEmailAddress: 'dana@builder.example',
  subject: 'Wrong lengths',
  bodyText: 'Two boards <short>',
  numTran: 0,
  suffixTran: 0,
  ...changes,
})

const sent = { customerId: '4021', userId: 'U77', sentAt: 5000, cc: '', bcc: '', from: '', body: '', id: 1 }

describe('emailTransaction', () => {
  it('puts the document in the outbox', async () => {
    const { world, outbox } = await signedIn()
    expect(await world.call('emailTransaction', one())).toEqual({})
    expect(outbox()).toEqual([
      {
        ...sent,
        kind: 'transaction',
        to: 'office@builder.example',
        subject: 'Invoice 100150-2',
        format: 'pdf',
        about: ['Invoice 100150-2'],
      },
    ])
  })

  it('takes the type in any case', async () => {
    const { world, outbox } = await signedIn()
    await world.call('emailTransaction', one({ ...invoice(100_205, 0), transactionType: 'quote' }))
    expect(outbox()).toMatchObject([{ about: ['Quote 100205-0'] }])
  })

  it.each([
    ['No matching records', invoice(1, 0)],
    ['No matching records', { transactionType: 'Order' }],
    ['emailAddress', { emailAddress: '' }],
    ['emailAddress', { emailAddress: 'office' }],
    ['emailAddress', { emailAddress: 'one@b.example, two@b.example' }],
    ['format', { format: 'docx' as 'pdf' }],
  ])('refuses with %s and sends nothing: %o', async (words, changes) => {
    const { world, outbox } = await signedIn()
    await expect(world.call('emailTransaction', one(changes))).rejects.toThrow(words)
    expect(outbox()).toEqual([])
  })
})

describe('emailTransactions', () => {
  it('puts one e-mail with all the documents in the outbox', async () => {
    const { world, outbox } = await signedIn()
    expect(await world.call('emailTransactions', several())).toEqual({})
    expect(outbox()).toEqual([
      {
        ...sent,
        kind: 'transactions',
        to: 'office@builder.example',
        cc: 'dana@builder.example; site@builder.example',
        subject: 'Invoices from Ironbark',
        body: 'For March,\n"100%"',
        format: 'xero',
        about: ['Invoice 100150-2', 'Credit 100120-3'],
      },
    ])
  })

  it('queues more than 20: says so in the contract’s words, and sends them', async () => {
    const { world, outbox } = await signedIn()
    const transactionList = Array.from({ length: 20 }, () => invoice(100_150, 2))
    expect(await world.call('emailTransactions', several({ transactionList }))).toEqual({})
    transactionList.push(invoice(100_120, 1))
    expect(await world.post('emailTransactions', several({ transactionList }))).toEqual({
      status: 200,
      body: {
        hasErrors: true,
        errorTable: [
          {
            field: '',
            msg: 'Your request has been queued and will be emailed to the specified recipients when generated',
          },
        ],
      },
    })
    expect(outbox().map(({ about }) => about.length)).toEqual([20, 21])
  })

  it.each([
    ['typedoc', { typedoc: 'Order' as 'Invoice' }],
    ['customerID', { customerID: '5077' }],
    ['format', { format: 'docx' as 'pdf' }],
    ['transactionList', { transactionList: [] }],
    ['No matching records', { transactionList: [invoice(100_150, 2), invoice(100_200, 0)] }],
    ['No matching records', { transactionList: [invoice(100_150, 2), invoice(100_160, 1)] }],
    ['email_address_cc', { emailDetails: { ...several().emailDetails, email_address_cc: 'dana; site' } }],
  ])('refuses with %s and sends nothing: %o', async (words, changes) => {
    const { world, outbox } = await signedIn()
    await expect(world.call('emailTransactions', several(changes))).rejects.toThrow(words)
    expect(outbox()).toEqual([])
  })
})

describe('sendEmailMessage', () => {
  it('puts a message in the outbox, about a transaction or about none', async () => {
    const { world, outbox } = await signedIn()
    expect(await world.call('sendEmailMessage', message())).toEqual({})
    const changes = {
      toEmailAddress: '',
      subject: 'Changes Requested for Transaction 100205',
      numTran: 100_205,
    }
    await world.call('sendEmailMessage', message(changes))
    const first = {
      ...sent,
      kind: 'message',
      to: 'help@ironbark.example',
      from: 'dana@builder.example',
      subject: 'Wrong lengths',
      body: 'Two boards <short>',
      format: '',
      about: [],
    }
    expect(outbox()).toEqual([
      first,
      { ...first, id: 2, to: '', subject: changes.subject, about: ['Quote 100205-0'] },
    ])
  })

  it.each([
    ['No matching records', { numTran: 1 }],
    ['No matching records', { suffixTran: 1 }],
    ['mobUserID', { mobUserID: 'U90' }],
    ['customerID', { customerID: '5077' }],
    ['toEmailAddress', { toEmailAddress: 'the yard' }],
    ['fromEmailAddress', { fromEmailAddress: 'dana' }],
  ])('refuses with %s and sends nothing: %o', async (words, changes) => {
    const { world, outbox } = await signedIn()
    await expect(world.call('sendEmailMessage', message(changes))).rejects.toThrow(words)
    expect(outbox()).toEqual([])
  })
})
