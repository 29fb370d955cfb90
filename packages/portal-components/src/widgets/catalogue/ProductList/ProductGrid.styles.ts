import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton, plainLetters } from '../../../parts/plainElements.styles'
import { focusRing } from '../../../parts/focusRing.styles'

export const sku = css`
  ${plainLetters}
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
  overflow-wrap: anywhere;
`

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container listing (min-width: 40em) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
    gap: ${token.space[16]};
  }
`

export const Card = styled.li`
  box-sizing: border-box;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};

  /* On a narrow card the button wraps below the quantity. */
  --add-wrap: wrap;
  --add-gap: ${token.space[4]};
  --add-width: 46px;
  --step-field: 44px;
  --step-grow: 1;
  --step-justify: stretch;

  @container listing (min-width: 40em) {
    gap: ${token.space[12]};
    padding: ${token.space[12]};
  }
`

/** For the pointer only: the name's link opens the same product. */
export const PicturePress = styled.div`
  cursor: pointer;
`

export const Name = styled.a`
  ${bareButton}
  ${focusRing}
  display: inline;
  border-radius: ${token.radius.small};
  color: ${token.color.text};
  font-family: inherit;
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  line-height: 1.3;
  text-align: start;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      color: ${token.color.link};
      text-decoration-color: currentColor;
    }
  }
  &:active {
    color: ${token.color.linkHover};
  }
  @media (pointer: coarse) {
    min-block-size: 24px;
  }
`

export const Muted = styled.div`
  ${sku}
`

export const OtherPrices = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[12]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`

export const Price = styled.div`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${token.color.text};
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
`
