/** Text made safe to stand in HTML, in an attribute as well. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A value made safe to stand in a script of an HTML page: nothing in it can end the script. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
