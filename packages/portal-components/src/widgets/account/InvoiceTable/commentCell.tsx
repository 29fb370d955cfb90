import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { transactionType } from '../../../data/transactions/transactionType'
import { transactionName } from '../../../places/transactionPaths'
import { commentPreview } from './commentPreview'
import type { Messages } from '../../../messages/Messages'

export interface CommentCellOptions {
  words: Messages['invoices']
  /** Stays the same from render to render. */
  onPress: (invoice: TransactionSummary) => void
}

/** The beginning of the customer's comment, or 'Add'; both open it. Paper has all of it. Invoices alone take one. */
export function commentCell(invoice: TransactionSummary, { words, onPress }: CommentCellOptions): ReactNode {
  const name = transactionName('invoice', invoice)
  const comment = invoice.comment.trim()
  const preview = commentPreview(comment)
  if (!isInvoice(invoice)) return preview || '-'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={preview ? words.changeCommentOn(preview, name) : words.addCommentOn(name)}
        data-empty={!preview || undefined}
        onClick={() => onPress(invoice)}
      >
        {preview || words.addComment}
      </button>
      <span data-printed>{comment || '-'}</span>
    </>
  )
}

/** As on the page of one: by the merchant's word, and one of no type is what it is listed as. */
const isInvoice = ({ type }: TransactionSummary) => transactionType(type, 'invoice') === 'invoice'
