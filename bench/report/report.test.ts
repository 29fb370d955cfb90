import { describe, expect, it } from 'vitest'
import { drawChart } from './drawChart'
import { reportText } from './reportText'
import { verdictOf, verdictOfRow } from './rows'
import type { Figure, Row } from './rows'

const time: Figure = { name: 'open', value: 90, unit: 'ms', goal: 100 }
const score: Figure = { name: 'home', value: 57, unit: 'points', goal: 95 }
const missing: Figure = { name: 'tap', value: null, unit: 'ms', goal: 60, why: 'no browser' }
const compared: Figure = { name: 'in all', value: 27, unit: 'ms', peers: { 'AG Grid': 300 } }
const rowOf = (...figures: Figure[]): Row => ({ work: 'a cart', how: 'by hand', figures })

describe('a verdict', () => {
  it('is met where no more than the goal was measured, and for a score no less', () => {
    expect(verdictOf(time)).toBe('met')
    expect(verdictOf({ ...time, value: 101 })).toBe('not met')
    expect(verdictOf(score)).toBe('not met')
    expect(verdictOf({ ...score, value: 96 })).toBe('met')
    expect(verdictOf({ ...time, value: NaN })).toBe('not measured')
    expect(verdictOf(compared)).toBe('for comparison')
  })

  it('is of the figure as it is shown', () => {
    expect(verdictOf({ ...time, value: 100.4 })).toBe('met')
    expect(verdictOf({ name: 'mount', value: 1.904, unit: '×', goal: 1.9 })).toBe('met')
    expect(verdictOf({ name: 'mount', value: 1.906, unit: '×', goal: 1.9 })).toBe('not met')
  })

  it('of a row is the worst of its figures', () => {
    expect(verdictOfRow(rowOf(time, compared))).toBe('met')
    expect(verdictOfRow(rowOf(time, missing))).toBe('not measured')
    expect(verdictOfRow(rowOf(time, missing, score))).toBe('not met')
  })
})

it('the page names each figure with its goal, its verdict and who stands beside it', () => {
  const text = reportText({
    rows: [rowOf(time, compared, missing), rowOf(time)],
    rounds: 5,
    date: '2026-11-24',
    browser: '142',
    machine: '2 cores',
    versions: 'Node 24',
  })
  expect(text).toContain('1 of 2 rows meet their goal')
  expect(text).toContain('| **a cart**: not measured | open | 90 ms | 100 ms |  | met |')
  expect(text).toContain('|  | in all | 27 ms |  | AG Grid 300 ms |  |')
  expect(text).toContain('|  | tap | - | 60 ms |  | not measured: no browser |')
})

it('the chart draws what meets its goal left of the line, and nothing for what has none', () => {
  const chart = drawChart([rowOf(time, { ...time, name: 'close', value: 200 }, missing, compared)])
  const line = Number(/class="goal" x1="([\d.]+)"/.exec(chart)?.[1])
  const bars = [...chart.matchAll(/<rect class="(met|not)" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/g)]
  const ends = bars.map(([, verdict, x, width]) => [verdict, Number(x) + Number(width) <= line])
  expect(ends).toEqual([
    ['met', true],
    ['not', false],
  ])
  expect(chart).not.toContain('in all')
  expect(chart).toContain('prefers-color-scheme: dark')
})
