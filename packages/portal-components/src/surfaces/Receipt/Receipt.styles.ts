import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Done = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${token.radius.pill};
  background-color: ${token.color.primary};
  color: ${token.color.primaryText};

  & > svg {
    inline-size: 26px;
    block-size: 26px;
    stroke-width: 2.5;
  }
`

export const Points = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Point = styled.li`
  display: flex;
  gap: ${token.space[12]};
  min-inline-size: 0;
  padding: ${token.space[12]} ${token.space[16]};

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }
  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin-block-start: 2px;
    color: ${token.color.textMuted};
  }
`
