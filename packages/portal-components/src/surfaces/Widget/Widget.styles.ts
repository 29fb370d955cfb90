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
`
