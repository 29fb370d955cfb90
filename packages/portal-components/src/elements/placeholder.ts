import { pressableRule } from '../parts/ariaPatches/pressableRule'

let sheet: CSSStyleSheet | null = null

/**
 * The look of an element before its widget is there, and its place in the page ever after. The page's own rules
 * for the element come first, but nothing that it inherits from the page reaches the widget, save its font, its
 * direction and style variables.
 */
export function placeholderSheet(): CSSStyleSheet {
  if (sheet) return sheet
  sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { display: block; }
    :host([hidden]) { display: none; }
    .root {
      all: initial;
      display: block;
      font-family: inherit;
      color-scheme: inherit;
    }
    .placeholder {
      box-sizing: border-box;
      block-size: 100%;
      min-block-size: inherit;
      border-radius: 8px;
      background: color-mix(in srgb, currentColor 6%, transparent);
    }
    .failure {
      box-sizing: border-box;
      padding: 16px;
      border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
      border-radius: 8px;
      font: 16px/1.5 inherit;
    }
    .failure button {
      min-block-size: 44px;
      padding-inline: 16px;
      font: inherit;
    }
    ${pressableRule}
  `)
  return sheet
}

/**
 * Shows, without anything that might have failed to load, that the element could not be loaded, and tries again when
 * asked to or when the network is back.
 *
 * @returns a function that waits for the network no more.
 */
export function showFailure(
  root: ShadowRoot,
  { language, retry }: { language: string; retry: () => void },
): () => void {
  const frame = document.createElement('div')
  frame.className = 'failure'
  frame.lang = language || 'en'
  frame.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = 'This part of the page couldn’t be loaded.'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again'
  button.addEventListener('click', retry)
  window.addEventListener('online', retry)
  frame.append(text, button)
  root.replaceChildren(frame)
  return () => window.removeEventListener('online', retry)
}
