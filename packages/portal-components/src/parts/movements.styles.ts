import { css, keyframes, styled } from 'styled-components'

/** For skeletons. */
export const breathe = keyframes`
  50% {
    opacity: 0.55;
  }
`

/** For spinners. */
export const turn = keyframes`
  to {
    rotate: 1turn;
  }
`

/** For a list or a calendar below its trigger. */
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

/** For modals. */
export const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 16px;
  }
`

/** For notices. */
export const riseALittle = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`

/** For the panel of a menu, from its own side. */
export const slideIn = keyframes`
  from {
    transform: translateX(var(--slide-from));
  }
`

const all = [breathe, turn, appear, fade, rise, riseALittle, slideIn]

/**
 * Renders nothing but the keyframes of all parts. Each new keyframes rule recalculates the styles of the whole page, so
 * render it before there is any content.
 */
export const PreloadKeyframes = styled(() => null)`
  ${all.map(
    (movement) => css`
      animation: ${movement};
    `,
  )}
`
