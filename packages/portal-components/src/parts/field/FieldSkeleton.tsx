import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from './control.styles'
import { Field } from './field.styles'
import { Skeleton, SkeletonLine } from '../Skeleton'

export interface FieldSkeletonProps {
  /** `medium` for a choice of a few options in a row. */
  size?: 'field' | 'medium'
}

/** A placeholder for a field: its label and its box. */
export function FieldSkeleton({ size = 'field' }: FieldSkeletonProps) {
  return (
    <Field aria-hidden>
      <SkeletonLine width={96} />
      <Control data-size={size}>
        <Skeleton height="100%" radius="control" />
      </Control>
    </Field>
  )
}

const Control = styled.div`
  display: grid;
  block-size: ${height.field};

  &[data-size='medium'] {
    inline-size: calc(${token.space[48]} * 4);
    max-inline-size: 100%;
    block-size: ${height.medium};
  }
`
