import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { breathe } from './movements.styles'

export interface SkeletonProps {
  /** Any CSS length; a number is px. */
  width?: number | string | undefined
  height?: number | string
  radius?: 'small' | 'control'
}

/** A placeholder with the final size of the loading content. */
export function Skeleton({ width = '100%', height = '1em', radius = 'small' }: SkeletonProps) {
  return <Bar aria-hidden data-radius={radius} style={{ inlineSize: width, blockSize: height }} />
}

/** A placeholder for a line of text: it takes the line height of its surroundings. */
export function SkeletonLine({ width }: Pick<SkeletonProps, 'width'>) {
  return (
    <Line aria-hidden>
      <Skeleton width={width} />
    </Line>
  )
}

export interface SkeletonTextProps {
  lines: number
}

/** A placeholder for a paragraph, with a shorter last line. */
export function SkeletonText({ lines }: SkeletonTextProps) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </Lines>
  )
}

const Bar = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${token.radius.small};
  background-color: color-mix(in srgb, ${token.color.text} 9%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-radius='control'] {
    border-radius: ${token.radius.control};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
    box-sizing: border-box;
  }
`

const Line = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;
`

/** As high as the same number of text lines. */
const Lines = styled.span`
  display: grid;
  gap: 0.5em;
  padding-block: 0.25em;
  font-size: ${token.font.size[14]};
`
