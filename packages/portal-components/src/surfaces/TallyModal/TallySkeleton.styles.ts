import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Skeletons = styled.div`
  position: relative;
`

/** As high as the text line and the columns' names. */
export const SkeletonTop = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[4]} ${token.space[48]};
`

export const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: 52px;
  border-block-start: 1px solid ${token.color.border};
`
