import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'

/** Too narrow for text and a row of controls on top of a picture. */
const TIGHT = '(max-width: 22.4375em)'

export const Carousel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
`

export const Viewport = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  border-radius: ${token.radius.card};

  /* A single banner has no controls below it. Filling their space would crop its text. */
  @container ${TIGHT} {
    max-block-size: 160px;
  }
`

export const Slides = styled.div`
  display: flex;
  block-size: 100%;
`

export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
`

export const SlideLink = styled(PlainLink)`
  display: block;
  block-size: 100%;
  border-radius: ${token.radius.card};

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -4px;
  }
`

export const Image = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  object-position: left center;

  &:dir(rtl) {
    object-position: right center;
  }
`

/** Replaces a picture that failed to load. */
export const Missing = styled.span`
  display: grid;
  place-items: center;
  block-size: 100%;
  background: ${token.color.surfaceSunken};
  color: ${token.color.borderStrong};

  svg {
    block-size: 60%;
  }
`

export const Controls = styled.div`
  position: absolute;
  inset-block-end: ${token.space[4]};
  inset-inline-end: ${token.space[8]};
  display: flex;
  align-items: center;
  --dot: ${token.color.mastheadText};
  --dot-edge: ${token.color.masthead};
  --ring: ${token.color.mastheadText};

  @container ${TIGHT} {
    position: static;
    justify-content: center;
    --dot: ${token.color.textMuted};
    --dot-edge: ${token.color.textMuted};
    --ring: ${token.color.focus};
  }
`

const control = `
  display: grid;
  place-items: center;
  min-inline-size: 28px;
  min-block-size: ${token.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  @media (pointer: coarse) {
    min-inline-size: ${token.target};
  }
  &:focus-visible {
    outline: 2px solid var(--ring);
    outline-offset: -2px;
  }
`

export const PauseButton = styled.button`
  ${control}
  min-inline-size: ${token.target};

  svg {
    box-sizing: content-box;
    padding: ${token.space[4]} ${token.space[12]};
    border-radius: ${token.radius.pill};
    background: ${token.color.surfaceRaised};
    color: ${token.color.text};
  }
`

export const Dot = styled.button`
  ${control}

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border: 1px solid var(--dot-edge);
    border-radius: ${token.radius.pill};
    background: var(--dot);
    opacity: 0.7;
    transition: inline-size ${token.motion.press} ${token.motion.easing};
  }
  &[aria-current='true']::before {
    inline-size: 22px;
    opacity: 1;
  }
`
