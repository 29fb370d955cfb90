import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import type { JobHref } from '../../../places/useJobHref'
import type { Portal } from '../../../context/PortalContext'
import type { Fact } from '../../../surfaces/Facts/Facts'
import { JobName } from '../../../surfaces/JobName/JobName'
import * as S from './TransactionView.styles'
import { transactionWords } from '../../../messages/transaction'

/** Returns when, for what job, to whom and where; the day of an invoice comes first, and last where there is none yet. */
export function transactionFacts(
  { invoiceDate, deliveryDate, jobName, chargeTo, deliverTo, address }: TransactionDetail,
  { formats, say }: Pick<Portal, 'formats' | 'say'>,
  hrefOfJob: JobHref,
): Fact[] {
  const words = say(transactionWords)
  const lines = [deliverTo, ...address].filter(Boolean)
  const invoiced = { label: words.invoiceDate, value: formats.date(invoiceDate) }
  const delivery = { label: words.deliveryDate, value: formats.date(deliveryDate) }
  return [
    invoiceDate ? invoiced : delivery,
    { label: words.jobName, value: <JobName name={jobName} href={hrefOfJob(jobName)} />, isTall: true },
    { label: words.chargeTo, value: chargeTo || '-' },
    {
      label: words.deliverTo,
      isTall: true,
      value: lines.length > 0 ? lines.map((line, index) => <S.Line key={index}>{line}</S.Line>) : '-',
    },
    invoiceDate ? delivery : invoiced,
  ]
}
