import { Skeleton } from '../../parts/Skeleton'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { usePortal } from '../../PortalContext'
import { orderColumns } from './orderColumns'
import * as Row from './OrderRow.styles'
import * as S from './OrdersTable.styles'

/** Enough for a screen; nobody knows yet how many there will be. */
const ROWS = 12

/** Holds the place of the list while it is read. */
export function OrdersSkeleton() {
  const { messages } = usePortal()
  return (
    <div role="status">
      <VisuallyHidden>{messages.common.loading}</VisuallyHidden>
      <S.Table aria-hidden>
        <S.Head>
          <S.HeadRow>
            {orderColumns.map(({ id, name }) => (
              <S.HeadCell key={id} data-column={id}>
                {name(messages.orders)}
              </S.HeadCell>
            ))}
          </S.HeadRow>
        </S.Head>
        <S.Body>
          {Array.from({ length: ROWS }, (_, index) => (
            <Row.Row key={index} aria-rowindex={index + 2}>
              {orderColumns.map(({ id }) => (
                <Row.Cell key={id} data-column={id}>
                  {id !== 'details' && (
                    <Row.Placeholder>
                      <Skeleton width={widths[id]} />
                    </Row.Placeholder>
                  )}
                </Row.Cell>
              ))}
            </Row.Row>
          ))}
        </S.Body>
      </S.Table>
    </div>
  )
}

const widths = {
  number: 64,
  type: 52,
  date: 80,
  branch: '60%',
  reference: '70%',
  address: '80%',
  job: '75%',
  amount: 80,
} as const
