import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT || 3000}`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Loaded on demand, so the development server would otherwise find them late and reload the page.
  optimizeDeps: { include: ['radix-ui', 'embla-carousel-react'] },
  server: { proxy: { '/api': server } },
})
