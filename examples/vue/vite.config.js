import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('trade-') } } })],
  server: {
    proxy: {
      '^/(fluid|api|config|pictures|documents)/': process.env.TRADE_BACK_END ?? 'http://localhost:4400',
    },
  },
})
