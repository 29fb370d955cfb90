import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { stacked } from '../../parts/paper.styles'
import { plainElements, plainText } from '../../parts/plainElements.styles'

/** The container that a widget's layout responds to. Isolated from the styles of the host's page. */
export const Widget = styled.section`
  all: revert-layer;
  ${plainText}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};
  min-inline-size: 0;
  font-size: ${token.font.size[16]};
  container: widget / inline-size;

  &[data-in-line] {
    grid-template-columns: auto;
    container-type: normal;
  }
  &[data-gap='tight'] {
    gap: ${token.space[12]};
  }
  &[data-gap='loose'] {
    gap: ${token.space[24]};
  }
  ${stacked}
  ${plainElements}
`

export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};

  & > :first-child {
    margin-inline-end: auto;
  }
  @container widget (max-width: 39.99875em) {
    &[data-low] {
      flex-wrap: nowrap;
      box-sizing: border-box;
      min-block-size: 48px;
      padding-block: 2px;
      gap: 0 ${token.space[8]};
    }
    &[data-low] h1 {
      font-size: ${token.font.size[22]};
      line-height: 28px;
    }
  }
  @container widget (max-width: 21.4375em) {
    &[data-low] h1 {
      font-size: ${token.font.size[18]};
      line-height: 22px;
    }
  }
`

/** The title with the count at its end. */
export const Titled = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space[8]};
  min-inline-size: 0;
`
