import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Controls = styled.div`
  display: flex;
  flex-wrap: var(--add-wrap, nowrap);
  align-items: flex-start;
  justify-content: flex-end;
  gap: var(--add-gap, ${token.space[12]});

  & > :first-child:not(:last-child) {
    flex: var(--step-grow, 0) 0 auto;
  }
`

/** Its word may take two lines: "Add more" must not move what stands before it. */
export const Press = styled.div`
  flex: 1 1 0;
  min-inline-size: var(--add-width, 64px);

  &:not([data-tally]) > button {
    padding: 0 ${token.space[4]};
    line-height: 1.15;
    white-space: normal;
    overflow-wrap: normal;
  }

  /* A place with room to spare keeps the button small by setting the variable. */
  &[data-tally] {
    flex: 0 1 var(--tally-button-width, 100%);
  }
`
