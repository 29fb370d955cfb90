import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, tint } from '../../../parts/field/control.styles'

/** Wide enough for four pictures, the words, the sum and both buttons on one line. */
const LINE = 'widget (min-width: 42.5em)'
const NO_LINE = 'widget (max-width: 42.4375em)'

/** The height is the same for an empty and a full cart, so that nothing moves when the cart loads. */
export const Cart = styled.div`
  position: relative;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-block-size: 62px;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[12]};

  @container ${LINE} {
    gap: ${token.space[16]};
    min-block-size: 54px;
    padding: 6px ${token.space[8]} 6px ${token.space[16]};
  }
`

/** Pictures keep their size: the words beside them wrap first. */
export const Pictures = styled.div`
  flex: none;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 40px;
  gap: ${token.space[4]};

  & > :nth-child(n + 3) {
    display: none;
  }
  @container widget (max-width: 20.9375em) {
    display: none;
  }
  @container ${LINE} {
    grid-auto-columns: 48px;

    & > :nth-child(n + 3) {
      display: block;
    }
  }
`

/** On a narrow screen the sum is above the number of items. */
export const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  @container ${LINE} {
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[16]};
  }
`

export const Count = styled.span`
  font-weight: ${token.font.weight.medium};

  @container ${NO_LINE} {
    display: none;
  }
`

export const Sum = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > strong {
    color: ${token.color.text};
    font-size: ${token.font.size[18]};
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: ${token.font.lineHeight.heading};
    overflow-wrap: anywhere;
  }
  & > span {
    white-space: nowrap;
  }
  @container ${NO_LINE} {
    & > span {
      display: none;
    }
  }
  @container ${LINE} {
    & > strong {
      font-size: ${token.font.size[22]};
    }
  }
`

/** The number of items and the tax note on one line below the sum. */
export const Short = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > span {
    white-space: nowrap;
  }
  & > span:not(:first-child)::before {
    content: ' · ';
  }
  @container ${LINE} {
    display: none;
  }
`

/** On a narrow screen the whole bar leads to the cart. */
export const ViewCart = styled.span`
  display: contents;

  @container ${NO_LINE} {
    & > a {
      --hovered: ${tint.hovered};
      --pressed: ${tint.pressed};
      position: absolute;
      inset: 0;
      padding: 0;
      border-color: transparent;
      border-radius: ${token.radius.card};
      background-color: transparent;
      font-size: 0;
    }
  }
`

/** Above the link to the cart. */
export const Checkout = styled.span`
  position: relative;
  flex: none;
`

export const EmptyWords = styled.p`
  flex: 1;
  margin: 0;
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};

  @container ${LINE} {
    font-size: ${token.font.size[16]};
  }
`

/** Both links on one line; on the narrowest screens Quick Order is in the menu alone. */
export const EmptyWays = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-block-size: ${height.medium};
  padding-inline-end: ${token.space[8]};
  font-size: ${token.font.size[14]};

  @container widget (max-width: 22.25em) {
    & > :not(:last-child) {
      display: none;
    }
  }
`
