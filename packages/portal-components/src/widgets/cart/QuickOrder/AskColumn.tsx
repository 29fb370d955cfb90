import { useId } from 'react'
import { answerColumn, withoutAnswer } from '../../../data/quickOrder/columnQuestion'
import type { ColumnQuestion } from '../../../data/quickOrder/columnQuestion'
import { usePad } from '../../../data/quickOrder/usePad'
import { Button } from '../../../parts/Button'
import { usePortal } from '../../../context/PortalContext'
import * as S from './AskColumn.styles'
import type { PadUndo } from './usePadUndo'
import { quickOrderWords } from '../../../messages/quickOrder'

export interface AskColumnProps {
  question: ColumnQuestion
  /** Called with the way to take the answer back, which takes the question away. */
  onUndoable: (undo: PadUndo) => void
}

/** Asks once for a pasted table which of its columns is the quantity, over its first rows. */
export function AskColumn({ question, onUndoable }: AskColumnProps) {
  const words = usePortal().say(quickOrderWords).column
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
    <S.Question aria-labelledby={`${id}-title`}>
      <S.Title id={`${id}-title`}>{words.title}</S.Title>
      <S.Note role="status">{words.note(question.count)}</S.Note>
      <S.Preview tabIndex={0} role="group" aria-label={words.preview}>
        <S.Table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-other={isOther(column) || undefined}>
                  <S.Head>
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
                  </S.Head>
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
        </S.Table>
      </S.Preview>
    </S.Question>
  )
}
