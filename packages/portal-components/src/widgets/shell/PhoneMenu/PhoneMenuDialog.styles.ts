import { token } from '@trade-portal/theme'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { css, styled } from 'styled-components'
import { slideIn } from '../../../parts/movements.styles'
import { PlainButton } from '../../../parts/PlainButton'
import { PlainLink } from '../../../parts/PlainLink'

export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.color.scrim};
`

export const Panel = styled(Modal)`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: min(86vw, 360px + var(--notch));
  box-sizing: border-box;
  padding-inline-start: var(--notch);
  background: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.float};
  outline: none;
  --slide-from: -100%;
  /* For a phone in landscape. */
  --notch: env(safe-area-inset-left, 0px);

  &:dir(rtl) {
    --notch: env(safe-area-inset-right, 0px);
    --slide-from: 100%;
  }
  &[data-entering] {
    animation: ${slideIn} ${token.motion.float} ${token.motion.easing};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
  & > section {
    block-size: 100%;
    outline: none;
  }
`

export const Levels = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  min-block-size: 56px;
  padding-inline: ${token.space[16]} ${token.space[4]};
  border-block-end: 1px solid ${token.color.border};

  h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: ${token.font.size[18]};
    font-weight: ${token.font.weight.bold};
    line-height: ${token.font.lineHeight.heading};
    overflow-wrap: anywhere;
    outline: none;
  }
`

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${token.space[4]} ${token.space[16]};
  box-sizing: border-box;
  border: 0;
  background: none;
  color: ${token.color.text};
  font: ${token.font.weight.medium} ${token.font.size[16]} / ${token.font.lineHeight.heading}
    ${token.font.family};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    color: ${token.color.textMuted};
  }
  @media (hover: hover) {
    &:hover {
      background: ${token.color.surfaceSunken};
    }
  }
  &:active {
    background: ${token.color.surfaceSunken};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  /* The current page and its ancestors. */
  &[aria-current] {
    font-weight: ${token.font.weight.bold};
    box-shadow: inset var(--current-edge, 4px) 0 ${token.color.primary};
  }
  &[aria-current]:dir(rtl) {
    --current-edge: -4px;
  }
`

export const Back = styled(PlainButton)`
  ${row}
  inline-size: auto;
  justify-content: start;
  gap: ${token.space[4]};
  margin-inline-start: calc(-1 * ${token.space[12]});
  padding-inline: ${token.space[4]} ${token.space[8]};
  border-radius: ${token.radius.control};
  color: ${token.color.link};
`

export const Close = styled(PlainButton)`
  ${row}
  inline-size: 44px;
  justify-content: center;
  padding: 0;
  border-radius: ${token.radius.control};
`

const shade = `color-mix(in srgb, ${token.color.text} 18%, transparent)`

export const Rows = styled.ul`
  flex: 1;
  min-block-size: 0;
  margin: 0;
  padding: ${token.space[8]} 0;
  overflow: auto;
  overscroll-behavior: contain;
  list-style: none;
  /* Shadows at both ends show that the list scrolls; gradients that scroll along cover them. */
  background:
    linear-gradient(${token.color.surfaceRaised} 40%, transparent) top / 100% 32px no-repeat local,
    linear-gradient(transparent, ${token.color.surfaceRaised} 60%) bottom / 100% 32px no-repeat local,
    linear-gradient(${shade}, transparent) top / 100% 12px no-repeat scroll,
    linear-gradient(transparent, ${shade}) bottom / 100% 12px no-repeat scroll;

  /* Groups: ordering, account, help, and external websites. */
  & > [data-starts-group] {
    margin-block-start: ${token.space[8]};
    padding-block-start: ${token.space[8]};
    border-block-start: 1px solid ${token.color.border};
  }
`

export const RowLink = styled(PlainLink)`
  ${row}
`

/** A row of plain text, without a link. */
export const RowText = styled.span`
  ${row}
  color: ${token.color.textMuted};
  cursor: default;
`

export const RowButton = styled(PlainButton)`
  ${row}
`

export const SignOut = styled(PlainButton)`
  ${row}
  justify-content: start;
  flex: none;
  min-block-size: calc(56px + env(safe-area-inset-bottom, 0px));
  padding-block-end: calc(${token.space[4]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};
`
