import { plural } from './plural'
import { inSentence } from './Region'
import type { Region } from './Region'
import { words } from './words'

/** All that belongs to a job. */
export const jobWords = /* @__PURE__ */ words(
  'job',
  ({ tax }: Region) => ({
    label: 'Job',
    figures: 'Totals of this job',
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
    notLoaded: 'Could not be loaded',
    since: (day: string) => `since ${day}`,
    invoicesSince: (day: string) => `Invoices dated ${day} and later are shown.`,
    allInvoices: 'Invoices of all dates are shown.',
    lookFurtherBack: 'Look further back',
    amountsIncludeTax: `Amounts include ${tax}.`,
    overlap: 'Orders stay here after they are invoiced, so the totals overlap.',
    searchNote: 'This list is long: your browser’s search finds only the rows near the screen.',
    empty: 'Nothing found for this job',
    emptySince: (day: string) => `No order or quote has this job name, and no invoice since ${day}.`,
    emptyAtAll: 'No order, quote or invoice has this job name.',
    fileName: 'job',
    emailAll: 'Email all for this job',
    subject: (job: string, company: string) => `Invoices for ${job} from ${company}`,
    inOneEmail: (documents: string) => `${documents}, in one email.`,
    and: (one: string, other: string) => `${one} and ${other}`,
    also: (documents: string) => `Also send ${documents}`,
    anEmailEach: 'Each is an email of its own, as a PDF, without copies, subject or message.',
    sendDocuments: (count: number) => (count === 1 ? 'Send 1 Document' : `Send ${count} Documents`),
    sentSoFar: (sent: number, all: number, address: string) =>
      `${sent} of ${all} emails to ${address} were sent. Send goes on with the others.`,
    emailsSent: (count: number) =>
      count === 1 ? 'Email sent successfully' : `${count} emails sent successfully`,
  }),
  ({ tax }: Region) => ({
    amountsIncludeTax: `Amounts include ${inSentence(tax)}.`,
  }),
)
