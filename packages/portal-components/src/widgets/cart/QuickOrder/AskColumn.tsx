import { token } from '@trade-portal/theme'
import { useId } from 'react'
import { styled } from 'styled-components'
import { answerColumn, withoutAnswer } from '../../../data/quickOrder/columnQuestion'
import type { ColumnQuestion } from '../../../data/quickOrder/columnQuestion'
import { usePad } from '../../../data/quickOrder/usePad'
import { Button } from '../../../parts/Button'
import { focusRing } from '../../../parts/focusRing.styles'
import { usePortal } from '../../../context/PortalContext'
import { Text } from '../../../parts/layout/Layout'
import type { PadUndo } from './usePadUndo'
import { quickOrderMessages } from '../../../messages/quickOrder'

const ROWS = 'widget (min-width: 40em)'

const Question = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border: 1px solid ${token.color.cautionBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.cautionBackground};
  font-size: ${token.font.size[14]};
`

/** A wide table scrolls within the question. */
const Preview = styled.div`
  ${focusRing}
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    max-inline-size: 240px;
    padding: ${token.space[8]} ${token.space[12]};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  th {
    font-size: ${token.font.size[12]};
    font-weight: ${token.font.weight.medium};
  }
  tr + tr td,
  thead + tbody td {
    border-block-start: 1px solid ${token.color.border};
  }
  /* Narrow containers only have room for the product and the columns to choose from. */
  [data-other] {
    display: none;
    color: ${token.color.textMuted};
  }
  @container ${ROWS} {
    [data-other] {
      display: table-cell;
    }
  }
`

const Head = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`

export interface AskColumnProps {
  question: ColumnQuestion
  /** Called with the undo of an answer, which removes the question. */
  onUndoable: (undo: PadUndo) => void
}

/** Asks which column of a pasted table is the quantity, with its first rows as a preview. */
export function AskColumn({ question, onUndoable }: AskColumnProps) {
  const words = usePortal().messagesOf(quickOrderMessages).column
  const { change } = usePad()
  const id = useId()
  const { heads, samples, candidates, code } = question
  const width = Math.max(...samples.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => index)
  const nameOf = (column: number) => heads[column] || words.number(column + 1)

  const isOther = (column: number) => column !== code && !candidates.includes(column)

  const choose = (column: number) => {
    change(({ text }) => ({ text: answerColumn(text, question, column) }))
    onUndoable({
      number: question.number,
      text: words.chosen(nameOf(column)),
      isOver: (text) => withoutAnswer(text, question, column) === null,
      onUndo: () => change(({ text }) => ({ text: withoutAnswer(text, question, column) ?? text })),
    })
  }

  return (
    <Question aria-labelledby={`${id}-title`}>
      <Text as="h2" size={16} weight="bold" id={`${id}-title`}>
        {words.title}
      </Text>
      <Text as="p" role="status">
        {words.note(question.count)}
      </Text>
      <Preview tabIndex={0} role="group" aria-label={words.preview}>
        <Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-other={isOther(column) || undefined}>
                  <Head>
                    <span>{column === code ? words.product : nameOf(column)}</span>
                    {candidates.includes(column) && (
                      <Button
                        aria-label={words.chooseOf(
                          nameOf(column),
                          samples.map((cells) => cells[column] || words.empty).join(', '),
                        )}
                        onPress={() => choose(column)}
                      >
                        {words.choose}
                      </Button>
                    )}
                  </Head>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map((cells, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column} data-other={isOther(column) || undefined}>
                    {cells[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Preview>
    </Question>
  )
}
