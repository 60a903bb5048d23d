import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { blogArticles } from './tools/blog/plugin.ts'
import { pageChunks } from './tools/chunks/page-chunks.ts'
import { complianceSwitches } from './tools/compliance/plugin.ts'
import { developerWarnings, leanRouter } from './tools/lean-router/plugin.ts'
import { loadAgain } from './tools/load-again/plugin.ts'
import { appQrCodes } from './tools/qr/app-qr-codes.ts'
import { foundFiles } from './tools/seo/plugin.ts'

const server = `http://localhost:${process.env.PORT || 3000}`

const chunkGroups = [
  // Stays in the browser's cache from one release of ours to the next.
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: pageChunks.length + 1,
  },
  ...pageChunks,
]

export default defineConfig({
  plugins: [
    complianceSwitches,
    blogArticles(),
    foundFiles,
    appQrCodes,
    loadAgain,
    leanRouter(),
    tailwindcss(),
    reactRouter(),
  ],
  // Loaded on demand, so the development server would otherwise find them late and bundle the router anew beneath a page
  // that has it already: with two of it the page does not start.
  optimizeDeps: {
    include: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-toast',
      '@simplewebauthn/browser',
      '@stripe/stripe-js/pure',
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'embla-carousel-react',
      'qrcode-generator',
      'react-day-picker',
      'react-day-picker/locale',
    ],
  },
  // What is sent is measured by `npm run bench`, with brotli.
  build: { reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: developerWarnings },
          output: {
            codeSplitting: { groups: chunkGroups },
            // The manifest of routes, which each page loads, names every script. Seven characters are the fewest that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/sandbox-cards': server, '/sandbox-identity': server } },
})
