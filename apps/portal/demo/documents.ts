/**
 * Answers for the addresses of documents. They open in new tabs, where no script of the portal runs, so a service worker
 * for that folder asks this page. Browsers without service workers show the host's "not found".
 */
export function answerDocuments(backEnd: typeof fetch): void {
  // Not on plain HTTP, and not in every browser's private windows.
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('./documents.js', { scope: './documents/' }).catch(() => undefined)
  navigator.serviceWorker.addEventListener('message', ({ data, ports: [port] }: MessageEvent<string>) => {
    void backEnd(data).then(async (response) => {
      const body = response.ok ? await response.arrayBuffer() : null
      port?.postMessage(body, body ? [body] : [])
    })
  })
  navigator.serviceWorker.startMessages()
}
