import { css, keyframes, styled } from 'styled-components'

/** For a place that is held. */
export const breathe = keyframes`
  50% {
    opacity: 0.55;
  }
`

/** For a spinner. */
export const turn = keyframes`
  to {
    rotate: 1turn;
  }
`

/** A list or a calendar, under its trigger. */
export const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`

export const fade = keyframes`
  from {
    opacity: 0;
  }
`

/** A modal. */
export const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 16px;
  }
`

/** For a notice and the like. */
export const riseALittle = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`

/** The panel of a menu, from the side that it stands at. */
export const slideIn = keyframes`
  from {
    transform: translateX(var(--slide-from));
  }
`

const all = [breathe, turn, appear, fade, rise, riseALittle, slideIn]

/**
 * Draws nothing and writes the keyframes of all parts. A browser that is handed keyframes works out the styles of the
 * whole page anew: draw it before there is one.
 */
export const MovementsAhead = styled(() => null)`
  ${all.map(
    (movement) => css`
      animation: ${movement};
    `,
  )}
`
