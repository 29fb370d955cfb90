import { inSentence, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** Invoices. */
export const invoicesMessages = /* @__PURE__ */ defineMessages(
  'invoices',
  ({ tax }: Region) => ({
    title: 'Invoices',
    dates: 'Invoice dates',
    from: 'Date From',
    to: 'Date To',
    resetDates: 'Reset Dates',
    endsBeforeBeginning: 'Date To is before Date From',
    lookFurtherBack: 'Look back one year',
    number: 'Number',
    type: 'Type',
    date: 'Invoice date',
    branch: 'Branch',
    reference: 'Order ref',
    address: 'Delivery address',
    comment: 'Comment',
    addComment: 'Add',
    addCommentOn: (number: string) => `Add a comment on ${number}`,
    changeCommentOn: (preview: string, number: string) => `${preview} Change the comment on ${number}`,
    jobName: 'Job name',
    amount: 'Amount',
    credit: 'Credit',
    newest: 'Newest first',
    oldest: 'Oldest first',
    searchHint: 'Number, job, order ref or address',
    amountsIncludeTax: `Amounts include ${tax}`,
    sum: (amount: string) => `${amount} inc ${tax}`,
    details: (number: string) => `Details of ${number}`,
    select: (number: string) => `Select ${number}`,
    emailSelected: 'Email Selected Invoices',
    fileName: 'invoices',
  }),
  ({ tax }: Region) => ({
    amountsIncludeTax: `Amounts include ${inSentence(tax)}`,
    sum: (amount: string) => `${amount} inc ${inSentence(tax)}`,
  }),
)
