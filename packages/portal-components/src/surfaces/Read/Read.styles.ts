import { styled } from 'styled-components'

/** A slow read is told over the skeleton, whose blocks stand as far apart as those of the data will. */
export const Waiting = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-inline-size: 0;
`
