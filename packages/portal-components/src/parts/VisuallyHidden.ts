import { css, styled } from 'styled-components'

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

/** The native control below a custom one. */
export const VisuallyHiddenInput = styled.input`
  ${visuallyHidden}
`
