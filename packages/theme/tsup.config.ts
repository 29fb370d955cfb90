import { writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { designTokens } from './src/designTokens'

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  dts: true,
  clean: true,
  async onSuccess() {
    await writeFile('dist/tokens.json', `${JSON.stringify(designTokens(), null, 2)}\n`)
  },
})
