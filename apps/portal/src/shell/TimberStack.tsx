import * as S from './BrandPanel.styles'

/** Rows of a stack from the ground: how high, and how wide each piece is, from the end of the row. */
const rows = [
  { height: 52, widths: [52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52] },
  { height: 26, widths: [124, 124, 124, 124, 124] },
  { height: 26, widths: [124, 124, 124, 124] },
  { height: 40, widths: [84, 84, 84, 84, 84] },
  { height: 26, widths: [124, 124, 124] },
  { height: 26, widths: [124, 124] },
]
const GAP = 5
const WIDTH = 680

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each + GAP, 0)
const heightOf = (below: typeof rows) => sum(below.map(({ height }) => height))

/** Places the heart of the tree that a piece was cut from. */
const hearts = [0, 40, 80, 120]

/** A stack of timber seen end-on, in the colours of the masthead. */
export function TimberStack() {
  const total = heightOf(rows)
  return (
    <S.Drawing viewBox={`0 0 ${WIDTH} ${total}`} aria-hidden>
      {hearts.map((heart) => (
        <pattern key={heart} id={`heart-${heart}`} patternUnits="userSpaceOnUse" width={130} height={60}>
          <g fill="none" stroke="currentColor" strokeWidth={1.5} opacity={0.1}>
            <rect width={130} height={60} fill="currentColor" stroke="none" opacity={0.8} />
            {[1, 2, 3, 4, 5, 6, 7].map((ring) => (
              <circle key={ring} cx={heart} cy={66} r={16 + ring * 12} />
            ))}
          </g>
        </pattern>
      ))}
      {rows.flatMap(({ height, widths }, row) =>
        widths.map((width, index) => (
          <rect
            key={`${row} ${index}`}
            transform={`translate(${WIDTH - sum(widths.slice(0, index + 1))} ${total - heightOf(rows.slice(0, row + 1))})`}
            width={width}
            height={height}
            rx={2}
            fill={`url(#heart-${hearts[(row * 5 + index * 3) % 4]})`}
          />
        )),
      )}
    </S.Drawing>
  )
}
