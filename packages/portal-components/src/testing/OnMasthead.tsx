import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Bar = styled.div`
  display: flex;
  min-block-size: 64px;
  align-items: center;
  padding: 0 ${token.space[16]};
  background: ${token.color.masthead};
`

/** Renders a story's widget on the merchant's masthead, for whose colours it is designed. */
export function OnMasthead({ children }: { children: ReactNode }) {
  return <Bar>{children}</Bar>
}
