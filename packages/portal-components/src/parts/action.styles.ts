import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { focusRing } from './focusRing.styles'
import { height, iconSize, pressMotion, tint, type } from './field/control.styles'
import { offPaper } from './paper.styles'

/** Styles that buttons share with links that look like buttons. */
export const action = css`
  ${type}
  ${pressMotion}
  ${focusRing}
  ${offPaper}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  min-inline-size: ${token.target};
  min-block-size: ${height.medium};
  margin: 0;
  padding: ${token.space[8]} ${token.space[16]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  text-align: center;
  text-decoration: none;
  /* Never narrower than its longest word, even where text may break anywhere. */
  overflow-wrap: break-word;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  &[data-full-width] {
    inline-size: 100%;
  }

  &[data-size='large'] {
    min-block-size: ${height.large};
    padding-inline: ${token.space[24]};
    font-size: ${token.font.size[16]};
  }

  ${iconSize(18)}
`

/** Colours of each tone at rest, hovered and pressed. */
export const tones = css`
  --hovered: color-mix(in srgb, ${token.color.text} 4%, ${token.color.surfaceRaised});
  --pressed: color-mix(in srgb, ${token.color.text} 12%, ${token.color.surfaceRaised});

  @media (hover: hover) {
    &:hover:not([data-disabled], [data-pending]) {
      background-color: var(--hovered);
    }
  }
  &:active:not([data-disabled], [data-pending]) {
    background-color: var(--pressed);
  }

  &[data-tone='primary'] {
    --hovered: color-mix(in srgb, ${token.color.primaryHover} 55%, ${token.color.primary});
    --pressed: ${token.color.primaryHover};
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};
    color: ${token.color.primaryText};
    /* The theme has already set both to system colours. */
    forced-color-adjust: none;
  }

  &[data-tone='quiet'] {
    --hovered: ${tint.hovered};
    --pressed: ${tint.pressed};
    padding-inline: ${token.space[8]};
    border-color: transparent;
    background-color: transparent;
    color: ${token.color.link};

    @media (hover: hover) {
      &:hover:not([data-disabled], [data-pending]) {
        color: ${token.color.linkHover};
      }
    }
  }

  &[data-tone='critical'] {
    --hovered: ${token.color.criticalBackground};
    --pressed: ${token.color.criticalBorder};
    border-color: ${token.color.critical};
    color: ${token.color.critical};

    &:active:not([data-disabled], [data-pending]) {
      color: ${token.color.text};
    }
  }

  &[data-disabled] {
    border-color: ${token.color.border};
    background-color: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &[data-disabled][data-tone='quiet'] {
    border-color: transparent;
    background-color: transparent;
  }
`
