import { sides, token } from '@trade-portal/theme'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { styled } from 'styled-components'
import { type } from './field/control.styles'
import { innerRing } from './focusRing.styles'
import { fade, rise } from './movements.styles'
import { plainElements } from './plainElements.styles'

/** Too low for a fixed header and footer: a phone with its keyboard open, or in landscape. */
const LOW = '(max-height: 440px)'

export const Overlay = styled(ModalOverlay)`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  /* Stays above a phone's keyboard, which must not cover the footer, and within the screen on a zoomed page. */
  block-size: min(var(--visual-viewport-height, 100%), 100%);
  z-index: ${token.layer.overlay};
  box-sizing: border-box;
  display: grid;
  place-items: center;
  padding-block: ${token.space[16]};
  ${sides(token.space[16])}
  container-type: size;
  background-color: ${token.color.scrim};

  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${fade} ${token.motion.float} ${token.motion.easing};
    }
    &[data-exiting] {
      animation: ${fade} ${token.motion.press} ${token.motion.easing} reverse;
    }
  }
  @media (max-width: 39.9375em) {
    padding: 0;
    place-items: end stretch;
  }
  ${plainElements}
`

export const Modal = styled(AriaModal)`
  box-sizing: border-box;
  inline-size: min(var(--modal-width), 100%);
  max-block-size: calc(100cqb - ${token.space[32]});
  display: flex;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.modal};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.float};
  overflow: hidden;
  --modal-width: 560px;
  /* Read by content that extends from edge to edge. */
  --modal-gutter: ${token.space[24]};

  &[data-size='small'] {
    --modal-width: 420px;
  }
  &[data-size='large'] {
    --modal-width: 880px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-entering] {
      animation: ${rise} ${token.motion.float} ${token.motion.easing};
    }
  }

  /* A bottom sheet, within reach of the thumb. */
  @media (max-width: 39.9375em) {
    --modal-gutter: ${token.space[16]};
    inline-size: 100%;
    /* Leaves room for a notice above the sheet. */
    max-block-size: calc(100cqb - ${token.space[64]} - env(safe-area-inset-top, 0px));
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  @container ${LOW} {
    max-block-size: 100cqb;
  }
`

export const Dialog = styled(AriaDialog)`
  ${type}
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  outline: none;

  @media (max-width: 39.9375em) {
    font-size: ${token.font.size[16]};
  }
  @container ${LOW} {
    display: block;
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: ${token.space[16]};
  }
`

/** A `div`, because an HTML header or footer outside the page sections is a landmark of the whole page. */
export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[12]};
  padding: ${token.space[20]} var(--modal-gutter) ${token.space[12]};
`

export const Titles = styled.div`
  flex: 1;
  align-self: center;
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
`

export const Title = styled(Heading)`
  margin: 0;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

/** Offset into the corner, so that the icon aligns with the margin. */
export const Close = styled.div`
  margin: calc(${token.space[8]} * -1) calc(${token.space[8]} * -1) calc(${token.space[8]} * -1) 0;
`

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${token.space[4]} var(--modal-gutter) ${token.space[24]};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: ${token.space[16]};
  outline: none;

  &:focus-visible {
    ${innerRing}
  }
  &:last-child {
    padding-block-end: calc(${token.space[24]} + env(safe-area-inset-bottom, 0px));
  }
  @container ${LOW} {
    overflow: visible;
  }
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding: ${token.space[16]} var(--modal-gutter) calc(${token.space[16]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};

  & > :only-child:not([data-full-width]) {
    margin-inline-start: auto;
  }
`
