import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** A field that takes the focus scrolls out from under the text line. */
export const underTop = css`
  scroll-margin-block-start: 140px;
`

/** The room that the modal leaves beside its content, and the rows take. */
export const gutter = 'var(--modal-gutter, 0px)'

/** From edge to edge of the modal. */
export const bleed = css`
  margin-inline: calc(${gutter} * -1);
  padding-inline: ${gutter};
`

/** Room enough for the amounts of the rows. */
export const ROOMY = '(min-width: 30em)'
/** A phone with its text at 150%. */
export const TIGHT = '(max-width: 17.4375em)'

export const lit = css`
  &[data-lit] {
    background-color: color-mix(in srgb, ${token.color.positiveBackground} 70%, transparent);
  }
`

export const heads = css`
  ${bleed}
  padding-block: ${token.space[8]};
  border-block: 1px solid ${token.color.border};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`

export const totalWidth = '76px'
