import { isKnown } from '@trade-portal/fluid-sdk'
import type { Balances } from '@trade-portal/fluid-sdk'
import { useMessages } from '../../../context/PortalContext'
import { paymentsMessages } from '../../../messages/payments'
import { statementsMessages } from '../../../messages/statements'
import { Amount } from '../../../surfaces/Ageing/Amount'
import { bucketNames, oldestAge } from '../../../surfaces/Ageing/bucketNames'
import * as S from './AgeingBar.styles'

/**
 * A balance by age in one bar, with its figures below. Too narrow for them, it says how old the oldest is, and the
 * figures are for screen readers only.
 */
export function AgeingBar({ balances }: { balances: Balances }) {
  const words = useMessages(statementsMessages)
  const payments = useMessages(paymentsMessages)
  const oldest = oldestAge(balances)
  // A credit has no length in a bar of debts.
  const owed = bucketNames.filter((name) => isKnown(balances[name]) && balances[name] > 0)
  return (
    <S.Ageing>
      <S.Bar aria-hidden>
        {owed.map((name) => (
          <S.Age key={name} data-age={name} style={{ flexGrow: balances[name] }} />
        ))}
      </S.Bar>
      <S.Figures aria-label={words.ageing}>
        {bucketNames.map((name) => (
          <li key={name}>
            <S.Mark data-age={name} aria-hidden />
            <span>{words[name]}</span> <Amount of={balances[name]} />
          </li>
        ))}
      </S.Figures>
      {oldest && <S.Oldest>{payments.oldestOverdue[oldest]}</S.Oldest>}
    </S.Ageing>
  )
}
