import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { iconSize, type } from './field/control.styles'
import { riseALittle } from './movements.styles'
import { plainElements } from './plainElements.styles'

export const Region = styled.section`
  position: fixed;
  inset-block-start: calc(${token.space[64]} + ${token.space[16]} + env(safe-area-inset-top, 0px));
  inset-inline-end: max(${token.space[16]}, env(safe-area-inset-right, 0px));
  z-index: ${token.layer.notice};
  inline-size: min(400px, calc(100% - ${token.space[32]}));
  container-type: inline-size;
  pointer-events: none;

  /* Within reach of the thumb, above any bar at the foot of the page. */
  @media (max-width: 39.9375em) {
    inset-block: auto calc(${token.space[12]} + max(var(--foot-taken, 0px), env(safe-area-inset-bottom, 0px)));
    inset-inline: ${token.space[16]};
    inline-size: auto;

    /* A modal makes its siblings inert. Over a phone's bottom sheet the notices use the strip above it. */
    [inert] ~ &,
    [aria-hidden='true'] ~ & {
      inset-block: calc(${token.space[4]} + env(safe-area-inset-top, 0px)) auto;
    }
  }
  ${plainElements}
`

export const Place = styled.li`
  max-inline-size: 100%;

  /* The strip has room for one notice, so the latest covers the others. */
  @media (max-width: 39.9375em) {
    [inert] ~ ${Region} &,
    [aria-hidden='true'] ~ ${Region} & {
      grid-area: 1 / 1;
    }
  }
`

export const Notice = styled.div`
  ${type}
  position: relative;
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  padding-block: ${token.space[4]};
  padding-inline: ${token.space[12]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-inline-start: 4px solid var(--notice-tone);
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.float};
  overflow: hidden;
  pointer-events: auto;
  transition: opacity ${token.motion.float} ${token.motion.easing};
  --notice-tone: ${token.color.positive};

  @container (max-width: 19.9375em) {
    flex-wrap: wrap;
  }

  &[data-tone='error'] {
    --notice-tone: ${token.color.critical};
  }
  &[data-leaving] {
    opacity: 0;
  }
  ${iconSize(20)}
  & > svg {
    color: var(--notice-tone);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${riseALittle} ${token.motion.float} ${token.motion.easing};
  }
`

export const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding: ${token.space[8]} ${token.space[4]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`

/** Over a modal, which already gives the context, a notice shows only its first line. */
const OVER_A_MODAL = `[inert] ~ section &, [aria-hidden='true'] ~ section &`

export const Line = styled.span`
  display: block;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};

  ${OVER_A_MODAL} {
    display: none;
  }
`

export const Where = styled.span`
  flex: none;
  padding-inline: ${token.space[4]};
  white-space: nowrap;

  /* Below the text, which would have no room beside it. */
  @container (max-width: 19.9375em) {
    order: 1;
    flex-basis: 100%;
    padding-inline-start: 32px;
  }

  ${OVER_A_MODAL} {
    display: none;
  }
`
