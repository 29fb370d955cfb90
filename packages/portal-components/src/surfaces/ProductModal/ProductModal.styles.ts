import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusRing } from '../../parts/focusRing.styles'
import { plainLetters } from '../../parts/plainElements.styles'

export const Details = styled.div`
  display: grid;
  gap: ${token.space[24]};
  container-type: inline-size;
`

export const Overview = styled.div`
  display: grid;
  gap: ${token.space[20]};

  @container (min-width: 37.5em) {
    grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
    gap: ${token.space[32]};
  }
`

/** On narrow containers, the thumbnails go beside the large picture, so that the prices stay in view. */
export const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 64px;
  gap: ${token.space[8]};
  align-content: start;

  @container (min-width: 37.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Thumbnails = styled.ul`
  display: flex;
  flex-flow: column wrap;
  gap: ${token.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 37.5em) {
    flex-direction: row;
  }
`

export const Thumbnail = styled.button`
  ${focusRing}
  inline-size: 64px;
  padding: 2px;
  border: 2px solid transparent;
  border-radius: ${token.radius.control};
  background: none;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.border};
    }
  }
  &:active {
    border-color: ${token.color.borderStrong};
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.text};
  }
`

export const Sku = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & strong {
    color: ${token.color.text};
    font-weight: ${token.font.weight.medium};
    ${plainLetters}
    overflow-wrap: anywhere;
  }
`

export const Description = styled.p`
  margin: 0;
  max-inline-size: 65ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

export const Prices = styled.dl`
  display: grid;
  margin: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[16]};
    padding: ${token.space[8]} ${token.space[12]};
  }
  & > div + div {
    border-block-start: 1px solid ${token.color.border};
  }
  & dt,
  & dd {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & [data-tone='own'] dt {
    color: ${token.color.text};
    font-weight: ${token.font.weight.medium};
  }
  & [data-tone='own'] dd {
    color: ${token.color.text};
    font-size: ${token.font.size[18]};
    font-weight: ${token.font.weight.bold};
  }
`

export const Texts = styled.dl`
  display: grid;
  gap: ${token.space[8]};
  margin: ${token.space[8]} 0 0;
  max-inline-size: 75ch;

  & > div {
    display: grid;
    gap: ${token.space[4]};
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[14]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  @container (min-width: 37.5em) {
    & > div:has(dt) {
      grid-template-columns: 160px minmax(0, 1fr);
      gap: ${token.space[4]} ${token.space[16]};
    }
    & dd {
      grid-column: 2;
    }
    & > div:not(:has(dt)) dd {
      grid-column: auto;
    }
  }
`

export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[12]};
  inline-size: 100%;
`

export const Unit = styled.div`
  flex: 1 1 8.75em;
  max-inline-size: 220px;
`

export const Add = styled.div`
  flex: 1 1 16.25em;
  max-inline-size: 360px;

  /* The button wraps below the quantity before its label breaks. */
  @container (max-width: 21.1875em) {
    & > * {
      flex-wrap: wrap;
    }
  }
`
