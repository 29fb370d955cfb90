import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { MEDIUM } from '../../parts/table/dataGrid.styles'
import { sku } from './productText.styles'

const muted = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Stands at the top of a card, beside all the rest of it. */
export const PictureFrame = styled.div`
  margin-inline-end: ${token.space[4]};

  @container ${MEDIUM} {
    margin: 0;
  }
`

export const PictureSkeleton = styled.div`
  aspect-ratio: 4 / 3;
`

export const Sku = styled.div`
  ${sku}

  @container ${MEDIUM} {
    font-size: ${token.font.size[12]};
  }
`

export const Price = styled.div`
  ${muted}
  margin-block-start: ${token.space[4]};
  margin-inline-end: ${token.space[8]};

  @container ${MEDIUM} {
    margin: 0;
  }
`

/** On wide containers the column's head says it. */
export const PriceLabel = styled.span`
  @container ${MEDIUM} {
    display: none;
  }
`

export const OwnPrice = styled.div`
  margin-block-start: ${token.space[4]};
  font-size: ${token.font.size[16]};

  & strong {
    font-weight: ${token.font.weight.bold};
  }

  @container ${MEDIUM} {
    margin: 0;
    font-size: ${token.font.size[14]};
  }
`

export const Per = styled.span`
  ${muted}
  white-space: nowrap;

  @container ${MEDIUM} {
    font-size: ${token.font.size[12]};
  }
`

/** On wide containers the note under the table says it once. */
export const Tax = styled.span`
  @container ${MEDIUM} {
    display: none;
  }
`

/** As high as its controls before they are there. */
export const Add = styled.div`
  block-size: 40px;
  margin-block-start: ${token.space[8]};

  @container ${MEDIUM} {
    --tally-button-width: 128px;
  }
  @container table (min-width: 800px) {
    margin: 0;
  }
  @container ${MEDIUM} {
    [data-column='name'] + [data-column='add'] > & {
      margin: 0;
    }
  }
`

export const Note = styled.p`
  ${muted}
  display: none;
  margin: calc(${token.space[8]} * -1) 0 0;
  text-align: end;

  @container listing (min-width: 640px) {
    display: block;
  }
`

export const Skeletons = styled.div`
  position: relative;
`
