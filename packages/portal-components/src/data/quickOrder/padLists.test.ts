import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerColumn, withoutAnswer } from './columnQuestion'
import { judgeText, judgementOf } from './testing/judgeText'

/** Sample lists as people send them, with the expected result for each. */
const lists = readFileSync(join(import.meta.dirname, 'testing/lists.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((list) => {
    const [written = '', becomes = '', answered = ''] = list.trimEnd().split(/^--- ?(?:column )?/m)
    const [title = '', ...lines] = written.trimEnd().split('\n')
    const [column = '', ...after] = answered.trim().split('\n')
    return {
      title,
      text: lines.join('\n').replaceAll('⇥', '\t'),
      becomes: becomes.trim().split('\n'),
      column: column === '' ? null : Number(column) - 1,
      after,
    }
  })

describe('lists as people send them', () => {
  it('are a hundred and more [case-088]', () => {
    expect(lists.length).toBeGreaterThan(100)
    expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length)
  })

  it.each(lists)('$title [case-088]', ({ text, becomes, column, after }) => {
    expect(judgementOf(text)).toEqual(becomes)
    if (column === null) return
    const { question } = judgeText(text)
    if (!question) throw new Error('Nothing is asked')
    expect(question.candidates).toContain(column)
    const answered = answerColumn(text, question, column)
    expect(judgementOf(answered)).toEqual(after)
    expect(withoutAnswer(`CONRS20 1\n\n${answered}\nNAIL 2`, question, column)).toBe(
      `CONRS20 1\n\n${text}\nNAIL 2`,
    )
  })
})
