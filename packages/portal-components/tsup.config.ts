import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  // Bundling drops the directive that each file would carry.
  banner: { js: "'use client'" },
})
