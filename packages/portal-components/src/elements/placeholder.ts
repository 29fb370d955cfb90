import { pressableRule } from '../parts/ariaPatches/pressableRule'

let sheet: CSSStyleSheet | null = null

/**
 * Returns the styles of an element before its widget has loaded, and of its box afterwards. The page's own rules for
 * the element win, but the widget inherits nothing from the page except its font, its direction and style variables.
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
 * Shows, without any loaded code, that the element could not be loaded. It retries on a press of its button, and when
 * the network is back.
 *
 * @returns a function that stops waiting for the network.
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
