/** Hands a text to the browser as a file to keep, without leaving the page. */
export function downloadText(fileName: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has taken hold of it by the next turn, save for some that take longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
