import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { offPaper } from '../../parts/paper.styles'

/** An `UndoRow` in a list: its words, and Undo at its end. The list gives it the room at its sides. */
export const undoRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding-block: ${token.space[8]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  ${offPaper}
`
