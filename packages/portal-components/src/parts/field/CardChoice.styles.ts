import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { iconSize } from './control.styles'
import { choiceBorder, choiceFace, chosenFrame } from './choice.styles'
import { RadioFace, RadioSet } from './RadioSet'

export const Group = styled(RadioSet)`
  container: cards / inline-size;
`

/** 640 px in relation to a font size of 14 px. */
const ROOMY = 'cards (min-width: 45.7em)'

/** Two per line on a phone, and up to four where there is room. */
export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9.43em, 100%), 1fr));
  gap: ${token.space[8]};

  @container ${ROOMY} {
    grid-template-columns: repeat(auto-fit, minmax(10.57em, 1fr));
    gap: ${token.space[12]};
  }
`

export const Mark = styled.span`
  display: none;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: 50%;

  /* Hidden by visibility, because forced colours would show a transparent one. */
  & > svg {
    inline-size: 14px;
    block-size: 14px;
    visibility: hidden;
  }
`

export const Name = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
`

export const Face = styled(RadioFace)`
  min-inline-size: 0;
  ${choiceFace}
  justify-content: start;
  gap: ${token.space[8]};
  min-block-size: max(${token.target}, ${token.space[64]});
  padding: ${token.space[8]};
  line-height: 1.35;

  ${iconSize(24)}
  & > svg {
    color: ${token.color.textMuted};
  }

  @container ${ROOMY} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    min-block-size: 92px;
    padding: ${token.space[12]} ${token.space[16]};

    & > ${Name} {
      grid-column: 1 / -1;
    }
    & > ${Mark} {
      display: grid;
    }
  }

  ${chosenFrame}
  &[data-selected] {
    & > ${Mark} {
      border-color: ${token.color.primary};
      background-color: ${token.color.primary};
      color: ${token.color.primaryText};
    }
    & > ${Mark} > svg {
      visibility: visible;
    }
  }
  ${choiceBorder}
`
