import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

/** A distance in px at density 1. */
export type Space = 0 | keyof typeof token.space

interface GapProps {
  /** Distance between the children; a pair gives rows and columns their own. */
  gap?: Space | readonly [rows: Space, columns: Space]
  /** Takes the remaining width of a row. */
  grow?: boolean
}

export interface StackProps extends GapProps {
  /** Alignment of the children across the stack; they fill it unless set. */
  align?: 'start' | 'center' | 'end'
}

export interface RowProps extends GapProps {
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  justify?: 'center' | 'end' | 'space-between'
  wrap?: boolean
}

export interface TextProps {
  /** Font size in px at the theme's scale; inherited unless set. */
  size?: keyof typeof token.font.size
  /** Colour; inherited unless set. */
  tone?: 'text' | 'muted' | 'critical'
  weight?: keyof typeof token.font.weight
  leading?: keyof typeof token.font.lineHeight
  /** Digits of one width, so that figures line up. */
  tabular?: boolean
  nowrap?: boolean
  /** Breaks inside a word that does not fit. Never for a figure or a name with a size in it. */
  breaks?: boolean
}

const props = [
  'gap',
  'grow',
  'align',
  'justify',
  'wrap',
  'size',
  'tone',
  'weight',
  'leading',
  'tabular',
  'nowrap',
  'breaks',
]
/** Keeps the props of a part off its element, where some name attributes. */
const ownProps = { shouldForwardProp: (name: string) => !props.includes(name) }

const space = (gap: Space) => (gap === 0 ? '0' : token.space[gap])

const gapStyles = css<GapProps>`
  min-inline-size: 0;
  margin: 0;
  ${({ gap = 0 }) => `gap: ${typeof gap === 'number' ? space(gap) : gap.map(space).join(' ')};`}
  ${({ grow }) => grow && 'flex: 1;'}

  &:is(ul, ol) {
    padding: 0;
    list-style: none;
  }
`

/** Children one below the other. `as` names the element: `<Stack as="ul" gap={8}>` is a list without marks. */
export const Stack = styled.div.withConfig(ownProps)<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${({ align }) => align && `justify-items: ${align};`}
  ${gapStyles}
`

/** Children side by side, on the middle of the line unless set. */
export const Row = styled.div.withConfig(ownProps)<RowProps>`
  display: flex;
  align-items: ${({ align = 'center' }) => align};
  ${({ justify }) => justify && `justify-content: ${justify};`}
  ${({ wrap }) => wrap && 'flex-wrap: wrap;'}
  ${gapStyles}
`

const colors = { text: token.color.text, muted: token.color.textMuted, critical: token.color.critical }

/** Words that differ from their surroundings by size, colour or weight. `as` names the element: `<Text as="p">`. */
export const Text = styled.span.withConfig(ownProps)<TextProps>`
  margin: 0;
  ${({ size }) => size && `font-size: ${token.font.size[size]};`}
  ${({ tone }) => tone && `color: ${colors[tone]};`}
  ${({ weight }) => weight && `font-weight: ${token.font.weight[weight]};`}
  ${({ leading }) => leading && `line-height: ${token.font.lineHeight[leading]};`}
  ${({ tabular }) => tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ nowrap }) => nowrap && 'white-space: nowrap;'}
  ${({ breaks }) => breaks && 'overflow-wrap: anywhere;'}
`
