import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Letterhead = styled.div`
  display: none;

  @media print {
    display: flex;
    align-items: center;
    gap: ${token.space[16]};
    margin-block-end: ${token.space[24]};
    padding-block-end: ${token.space[12]};
    border-block-end: 1px solid ${token.color.borderStrong};
    color: ${token.color.textMuted};
    font-family: ${token.font.family};
    font-size: ${token.font.size[12]};
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
`

/** Logos are designed for the masthead and may be white, so its colour is printed behind them. */
export const Logo = styled.span`
  flex: none;
  display: grid;
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.small};
  background-color: ${token.color.masthead};
  print-color-adjust: exact;

  & > img {
    display: block;
    max-inline-size: 45mm;
    block-size: 8mm;
    object-fit: contain;
  }
`

export const Name = styled.strong`
  display: block;
  color: ${token.color.text};
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
`

export const Day = styled.div`
  flex: none;
  align-self: end;
`
