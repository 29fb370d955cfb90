import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Help = styled.div`
  display: grid;
  gap: ${token.space[24]};
  container-type: inline-size;
`

export const Groups = styled.div`
  display: grid;
  gap: ${token.space[24]};
  align-items: start;

  @container (min-width: 30em) {
    grid-template-columns: 1fr 1fr;
    column-gap: ${token.space[32]};
  }
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  padding-block: ${token.space[8]};
  border-block-end: 1px solid ${token.color.border};
`

export const Key = styled.kbd`
  display: inline-block;
  box-sizing: border-box;
  min-inline-size: 28px;
  padding: ${token.space[4]} ${token.space[8]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.small};
  background-color: ${token.color.surfaceSunken};
  color: ${token.color.text};
  font-family: inherit;
  font-size: ${token.font.size[12]};
  line-height: 1.4;
  text-align: center;
`
