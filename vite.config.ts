import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { blogArticles } from './tools/blog/plugin.ts'
import { appQrCodes } from './tools/qr/app-qr-codes.ts'
import { foundFiles } from './tools/seo/plugin.ts'

const server = `http://localhost:${process.env.PORT || 3000}`

/**
 * Two files every page needs anyway, instead of a dozen small ones: fewer requests, and they compress better together.
 * The framework's stays in the browser's cache from one release of ours to the next.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  // Many steps share the questionnaire's code, and many screens the desk's, but whoever reads a page needs none of it.
  {
    name: 'shell',
    test: /[\\/]src[\\/]((content|contract)(?![\\/]desk)|web(?![\\/](desk|questionnaire|shared[\\/]answers)))[\\/].*\.tsx?$/,
    minShareCount: 12,
  },
]

export default defineConfig({
  plugins: [blogArticles(), foundFiles, appQrCodes, tailwindcss(), reactRouter()],
  // Loaded on demand, so the development server would otherwise find them late and reload the page.
  optimizeDeps: {
    include: ['@radix-ui/react-dialog', '@radix-ui/react-toast', 'embla-carousel-react', 'react-day-picker'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: { proxy: { '/api': server, '/sandbox-cards': server } },
})
