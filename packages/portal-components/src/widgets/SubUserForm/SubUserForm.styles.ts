import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** The questions, and what else there is to do beside them where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[20]};

  @container (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token.space[24]};

    &[data-single] {
      grid-template-columns: minmax(0, calc(${token.font.size[16]} * 52));
    }
  }
`

export const Parts = styled.div`
  min-inline-size: 0;
`

/** Questions that belong together, with a line before them. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding: ${token.space[20]};

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const PartHead = styled.div`
  display: grid;
  gap: ${token.space[4]};
`

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]};
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;
`

export const Warning = styled.p`
  margin: ${token.space[12]} 0 0;
  color: ${token.color.caution};
  font-weight: ${token.font.weight.medium};
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[8]};
`

/** The words at one end, the switch at the other. */
export const Enable = styled.div`
  display: grid;
  font-weight: ${token.font.weight.bold};

  & label {
    justify-content: space-between;
  }
`
