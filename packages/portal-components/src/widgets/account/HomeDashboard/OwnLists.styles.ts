import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Too narrow for a name beside a button. */
const TIGHT = 'widget (max-width: 21.4375em)'
/** Wide enough for cards side by side. */
const CARDS = 'widget (min-width: 56.25em)'

/** On a narrow screen one card with a row for each list. */
export const Lists = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  list-style: none;

  @container ${CARDS} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[16]};
    border: 0;
    background: none;
  }
`

export const List = styled.li`
  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  grid-template-areas: 'image name action' 'image facts action';
  align-content: center;
  gap: 0 ${token.space[12]};
  min-block-size: 62px;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[12]};

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }
  @container ${TIGHT} {
    grid-template-columns: 48px minmax(0, 1fr);
    grid-template-areas: 'image name' 'image facts' 'image action';
  }
  @container ${CARDS} {
    &,
    &:not(:first-child) {
      border: 1px solid ${token.color.border};
    }
    border-radius: ${token.radius.card};
    background: ${token.color.surfaceRaised};
  }
`

export const Image = styled.span`
  grid-area: image;
  align-self: center;
`

export const Name = styled.span`
  grid-area: name;
  align-self: end;
  overflow: hidden;
  font-weight: ${token.font.weight.medium};
  line-height: 1.3;
  overflow-wrap: anywhere;

  /* Two lines distinguish names. The list's page shows longer ones in full. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  /* Extends the link's target over the whole card, except for the button. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Facts = styled.span`
  grid-area: facts;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > span:not(:first-child)::before {
    content: ' · ';
  }
`

/** Above the link's extended target. */
export const Action = styled.span`
  position: relative;
  grid-area: action;
  align-self: center;

  @container ${TIGHT} {
    margin-inline-start: calc(-1 * ${token.space[8]});
  }
`

export const None = styled.p`
  margin: 0;
  padding: ${token.space[16]};
  color: ${token.color.textMuted};
`
