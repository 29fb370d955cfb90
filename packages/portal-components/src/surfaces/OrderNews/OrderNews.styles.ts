import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Region = styled.section`
  display: grid;
  gap: ${token.space[12]};
  container-type: inline-size;
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
`

export const Order = styled.article`
  min-inline-size: 0;
`

export const Told = styled.div`
  min-inline-size: 0;
`

export const Looking = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
  border: 1px solid ${token.color.infoBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.infoBackground};
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
`

export const Name = styled.p`
  display: grid;
  margin: 0 0 ${token.space[8]};
  overflow-wrap: anywhere;
`

export const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`

export const Detail = styled.span`
  color: ${token.color.textMuted};
`
