import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Site = styled.div`
  container: site / inline-size;
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[12]};
  padding-inline-end: ${token.space[4]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
`

export const Facts = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  min-inline-size: 0;

  @container site (min-width: 35em) {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const Fact = styled.div`
  display: flex;
  gap: ${token.space[8]};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${token.color.textMuted};
  }
`

export const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.font.weight.medium};
  }
  & > span {
    color: ${token.color.textMuted};
  }

  @container site (min-width: 35em) {
    display: grid;
  }
`
