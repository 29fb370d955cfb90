import { VitePWA } from 'vite-plugin-pwa'

/** Builds `sw.js` and tells it the files of this build. The page registers it by itself. */
export function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['**/*.{html,js,css,woff2}'],
      // The merchant's own files may change without a build, and the other pages are for the host alone.
      globIgnores: ['config/**', 'sw.js', '404.html'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  })
}
