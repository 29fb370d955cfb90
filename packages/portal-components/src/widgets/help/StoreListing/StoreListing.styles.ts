import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Address = styled.address`
  display: grid;
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-style: normal;
`

/** High enough for a finger, because a press on the number calls the store. */
export const Phone = styled.p`
  display: flex;
  align-items: center;
  min-block-size: ${token.target};
  margin: 0;
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;

  & > a {
    box-sizing: border-box;
    min-block-size: ${token.target};
  }
`

/** Sunken until the map has loaded. */
export const Map = styled.iframe`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: min(60vh, 480px);
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceSunken};
`
