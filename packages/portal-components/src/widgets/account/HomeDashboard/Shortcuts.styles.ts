import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

const PAIR = '(min-width: 56.25em)'
/** Too narrow for a name beside a button. */
const TIGHT = 'shortcuts (max-width: 19.9375em)'
/** Wide enough for a separate column of amounts or pictures. */
const ROOMY = 'shortcuts (min-width: 31.25em)'

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};

  @container ${PAIR} {
    grid-template-columns: repeat(auto-fit, minmax(400px, 1fr));
  }
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  container: shortcuts / inline-size;
`

export const Way = styled.span`
  margin-inline-start: auto;
`

export const Row = styled.li`
  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'name action' 'facts action';
  align-content: center;
  gap: 2px ${token.space[12]};
  min-block-size: 76px;
  padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} ${token.space[16]};

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }

  @container ${TIGHT} {
    grid-template-areas: 'name name' 'facts action';
    align-items: center;
  }
  @container ${ROOMY} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'name amount action' 'facts amount action';
    padding-inline: ${token.space[20]} ${token.space[16]};
  }
`

export const PicturedRow = styled(Row)`
  @container ${ROOMY} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: 'pictures name action' 'pictures facts action';
  }
`

export const Name = styled.span`
  grid-area: name;
  align-self: end;
  overflow: hidden;
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;

  /* Two lines distinguish names. The detail page shows longer ones in full. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Extends the link's target over the whole row, except for the button. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** On a narrow row the amount follows the day or the count. */
export const Facts = styled.span`
  grid-area: facts;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > :not(:first-child)::before {
    content: ' · ';
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
`

export const Amount = styled.strong`
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** On a wide row the amounts are right-aligned. */
export const FactsInColumns = styled(Facts)`
  @container ${ROOMY} {
    display: contents;

    & > * {
      grid-area: facts;
    }
    & > ${Amount} {
      grid-area: amount;
      align-self: center;
      padding-inline-end: ${token.space[4]};
      font-size: ${token.font.size[16]};
    }
    & > ${Amount}::before {
      content: none;
    }
  }
`

export const Pictures = styled.span`
  display: none;

  @container ${ROOMY} {
    grid-area: pictures;
    align-self: center;
    display: grid;
    grid-template-columns: repeat(3, 48px);
    gap: ${token.space[4]};
    padding-inline-end: ${token.space[4]};
  }
`

/** Above the link's extended target. */
export const Action = styled.span`
  position: relative;
  grid-area: action;
  align-self: center;
`

export const Empty = styled.p`
  margin: 0;
  padding: ${token.space[24]} ${token.space[20]};
  color: ${token.color.textMuted};
`
