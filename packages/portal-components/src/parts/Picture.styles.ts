import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Picture = styled.span`
  position: relative;
  box-sizing: border-box;
  flex: none;
  display: block;
  inline-size: 100%;
  border-radius: ${token.radius.small};
  background-image: linear-gradient(
    color-mix(in srgb, ${token.color.surfaceSunken} 30%, ${token.color.surfaceRaised}),
    ${token.color.surfaceSunken}
  );
  color: ${token.color.borderStrong};
  overflow: hidden;

  & > svg,
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  & > img {
    object-fit: contain;
    transition: opacity ${token.motion.float};

    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  & > img[data-pending] {
    opacity: 0;
  }
  /* A photograph on white glares on a dark page. */
  @container style(--trade-color-scheme: dark) {
    & > img {
      filter: brightness(0.92);
    }
  }
`
