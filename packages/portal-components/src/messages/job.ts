import { inSentence, plural, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** The page of a job. */
export const jobMessages = /* @__PURE__ */ defineMessages(
  'job',
  ({ tax }: Region) => ({
    label: 'Job',
    figures: 'Totals for this job',
    countOf: {
      order: (count: number) => plural(count, 'order', 'orders'),
      quote: (count: number) => plural(count, 'quote', 'quotes'),
      invoice: (count: number) => plural(count, 'invoice', 'invoices'),
    },
    credits: (count: number) => plural(count, 'credit', 'credits'),
    none: {
      order: 'No orders for this job.',
      quote: 'No quotes for this job.',
      invoice: 'No invoices for this job.',
    },
    noneSince: (day: string) => `No invoices for this job since ${day}.`,
    notLoaded: 'Couldn’t load these',
    since: (day: string) => `since ${day}`,
    invoicesSince: (day: string) => `Showing invoices dated ${day} and later.`,
    allInvoices: 'Showing invoices of all dates.',
    lookFurtherBack: 'Look further back',
    amountsIncludeTax: `Amounts include ${tax}.`,
    overlap: 'Orders stay here after they’re invoiced, so the totals overlap.',
    searchNote: 'This list is long. Your browser’s find only sees the rows on screen.',
    empty: 'Nothing found for this job',
    emptySince: (day: string) => `No order or quote has this job name, and no invoice since ${day}.`,
    emptyAtAll: 'No order, quote or invoice has this job name.',
    fileName: 'job',
    emailAll: 'Email all for this job',
    subject: (job: string, company: string) => `Invoices for ${job} from ${company}`,
    inOneEmail: (documents: string) => `${documents}, in one email.`,
    and: (one: string, other: string) => `${one} and ${other}`,
    also: (documents: string) => `Also send ${documents}`,
    anEmailEach: 'Each goes in its own email as a PDF, without copies, subject or message.',
    sendDocuments: (count: number) => (count === 1 ? 'Send 1 document' : `Send ${count} documents`),
    sentSoFar: (sent: number, all: number, address: string) =>
      `We’ve sent ${sent} of ${all} emails to ${address}. Press Send to send the rest.`,
    emailsSent: (count: number) =>
      count === 1 ? 'Email sent successfully' : `${count} emails sent successfully`,
  }),
  ({ tax }: Region) => ({
    amountsIncludeTax: `Amounts include ${inSentence(tax)}.`,
  }),
)
