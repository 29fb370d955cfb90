import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../../parts/VisuallyHidden'

/** Too narrow for five figures on one line. */
const NO_FIGURES = '(max-width: 68.6875em)'
const FIGURES = '(min-width: 68.75em)'

export const Ageing = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
`

export const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
`

const ages = `
  background-color: ${token.color.positive};

  &[data-age='days30'] {
    background-color: ${token.color.caution};
  }
  &[data-age='days60'] {
    background-color: color-mix(in oklab, ${token.color.caution}, ${token.color.critical});
  }
  &[data-age='days90'] {
    background-color: color-mix(in oklab, ${token.color.caution} 20%, ${token.color.critical});
  }
  &[data-age='days120'] {
    background-color: color-mix(in oklab, ${token.color.critical} 75%, ${token.color.text});
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;

    &[data-age] {
      background-color: CanvasText;
    }
  }
`

/** Never narrower than a mark, so that a small debt shows. */
export const Age = styled.span`
  flex: 0 0 0;
  min-inline-size: 4px;
  border-radius: 2px;
  ${ages}
`

export const Figures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  margin: 0;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  line-height: 16px;
  list-style: none;

  & > li {
    white-space: nowrap;
  }
  @container widget ${NO_FIGURES} {
    ${visuallyHidden}
  }
`

export const Oldest = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  line-height: 16px;

  @container widget ${FIGURES} {
    display: none;
  }
`

export const Mark = styled.span`
  display: inline-block;
  inline-size: 8px;
  block-size: 8px;
  margin-inline-end: ${token.space[4]};
  border-radius: 2px;
  ${ages}
`
