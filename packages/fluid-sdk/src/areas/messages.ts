import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import type { TransactionId } from './transactionSummary'

export interface SendMessageInput {
  /** The address; when empty, the merchant's back end chooses one. */
  to: string
  subject: string
  /** Plain text. */
  body: string
  /** The transaction the message is about, if any. */
  transaction?: TransactionId
}

/** Messages to the merchant. */
export interface MessagesArea {
  /**
   * Sends the merchant a message, from the e-mail address of the signed-in user.
   *
   * Wire: `sendEmailMessage`. `numTran` and `suffixTran` are 0 for a message about no transaction.
   *
   * @example
   * await client.messages.send({ to: 'help@timber.example', subject: 'Delivery on Friday', body: 'Is it on the way?' })
   */
  send(input: SendMessageInput, options?: CallOptions): Promise<void>
}

const FIELDS = { toEmailAddress: 'to', bodyText: 'body' } satisfies Record<string, keyof SendMessageInput>

const NO_TRANSACTION: TransactionId = { number: 0, suffix: 0 }

/** Creates the area of messages to the merchant. */
export function createMessagesArea(context: FluidContext): MessagesArea {
  return {
    async send({ to, subject, body, transaction = NO_TRANSACTION }, options) {
      const caller = await context.readCaller(options)
      const { customerId, userId, email } = caller.user
      const payload = {
        customerID: customerId,
        mobUserID: userId,
        toEmailAddress: to,
        fromEmailAddress: email,
        subject,
        bodyText: body,
        numTran: transaction.number,
        suffixTran: transaction.suffix,
      }
      await context.write('sendEmailMessage', payload, { ...options, caller, fields: FIELDS })
    },
  }
}
