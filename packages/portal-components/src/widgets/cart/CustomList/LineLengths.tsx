import type { CartLine } from '@trade-portal/fluid-sdk'
import { useRef } from 'react'
import { listTallyQuery } from '../../../data/lists/lists'
import { useRead } from '../../../data/useRead'
import { Badge } from '../../../parts/Badge'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { useHasBeenSeen } from '../../../surfaces/CartLines/useHasBeenSeen'
import { tallySummary } from '../../../messages/tallySummary'
import * as S from './CustomList.styles'
import { tallyWords } from '../../../messages/tally'

export interface LineLengthsProps {
  listId: string
  line: CartLine
}

/** The lengths of a tally line, read when the line comes into sight. That they could not be read costs nothing else. */
export function LineLengths({ listId, line }: LineLengthsProps) {
  const portal = usePortal()
  const ref = useRef<HTMLDivElement>(null)
  const hasBeenSeen = useHasBeenSeen(ref)
  const { data, error } = useRead(listTallyQuery(portal.client, listId, line.id), { isEnabled: hasBeenSeen })
  return (
    <S.Lengths ref={ref}>
      <Badge tone="info">{portal.say(tallyWords).title}</Badge>
      {data && <span>{tallySummary(data, line.unit, portal)}</span>}
      {!data && !error && <Skeleton width="12ch" height="1.2em" />}
    </S.Lengths>
  )
}
