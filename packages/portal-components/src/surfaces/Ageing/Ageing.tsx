import { isKnown } from '@trade-portal/fluid-sdk'
import type { Balances, Money } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { VisuallyHidden } from '../../parts/VisuallyHidden'
import { Amount } from './Amount'
import { bucketNames } from './bucketNames'
import type { BucketName } from './bucketNames'
import * as S from './Ageing.styles'
import { statementsMessages } from '../../messages/statements'

const tones: Record<BucketName, 'current' | 'late' | 'latest'> = {
  current: 'current',
  days30: 'late',
  days60: 'late',
  days90: 'latest',
  days120: 'latest',
}

/** An account's balance by age, each with a bar and a figure. A credit's bar points the other way. */
export function Ageing({ balances }: { balances: Balances }) {
  const words = usePortal().messagesOf(statementsMessages)
  const { zero, shareOf } = scaleOf(bucketNames.map((name) => balances[name]))
  return (
    <S.Table role="table" aria-label={words.ageing}>
      {/* Sighted readers understand the rows without column headers. */}
      <VisuallyHidden as="thead" role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.age}
          </th>
          <th role="columnheader" scope="col">
            {words.amount}
          </th>
        </tr>
      </VisuallyHidden>
      <tbody role="rowgroup">
        {bucketNames.map((name) => {
          const balance = balances[name]
          const share = shareOf(balance)
          return (
            <S.Row key={name} role="row">
              <S.Name role="rowheader" scope="row">
                {words[name]}
              </S.Name>
              <S.Cell role="cell">
                <S.Chart aria-hidden>
                  <line x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" />
                  <rect
                    x={percent(balance < 0 ? zero - share : zero)}
                    width={percent(share)}
                    y="9"
                    height="10"
                    rx="2"
                    data-tone={balance < 0 ? 'credit' : tones[name]}
                  />
                </S.Chart>
                <S.Figure>
                  <Amount of={balance} />
                </S.Figure>
              </S.Cell>
            </S.Row>
          )
        })}
      </tbody>
    </S.Table>
  )
}

/** Returns the position of the zero line and the lengths of the bars, as shares of the full width. */
function scaleOf(balances: readonly Money[]) {
  const figures = balances.filter(isKnown)
  const most = Math.max(0, ...figures)
  const least = Math.min(0, ...figures)
  const span = most - least
  const shareOf = (balance: Money) => (isKnown(balance) && span > 0 ? Math.abs(balance) / span : 0)
  return { zero: shareOf(least), shareOf }
}

const percent = (share: number) => `${share * 100}%`
