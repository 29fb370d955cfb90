import { transactionName } from '../../places/transactionPaths'
import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { commentPreview } from './commentPreview'
import * as S from './InvoiceTable.styles'
import type { Messages } from '../../words/Messages'

export interface CommentButtonProps {
  invoice: TransactionSummary
  words: Messages['invoices']
  onPress: (invoice: TransactionSummary) => void
}

/** The beginning of the customer's comment, or 'Add'; both open it. A plain button, since each row has one. Paper has all of it. */
export function CommentButton({ invoice, words, onPress }: CommentButtonProps) {
  const name = transactionName('invoice', invoice)
  const preview = commentPreview(invoice.comment.trim())
  return (
    <>
      <S.Comment
        type="button"
        aria-haspopup="dialog"
        aria-label={preview ? words.changeCommentOn(preview, name) : words.addCommentOn(name)}
        data-empty={!preview || undefined}
        onClick={() => onPress(invoice)}
      >
        {preview || words.addComment}
      </S.Comment>
      <S.Printed>{invoice.comment.trim() || '-'}</S.Printed>
    </>
  )
}
